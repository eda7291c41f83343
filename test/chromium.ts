/** Chromium as journeys and benches start it; Debian's, unless CHROMIUM names another. */
export const chromiumPath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

/** It asks nobody but the site for anything, and starts as root, too. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
