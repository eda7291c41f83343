import { existsSync } from 'node:fs'

/** Chromium as journeys and benches start it; Debian's, unless CHROMIUM names another. */
export const chromiumPath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

/** Chromium without a window to draw, which takes a quarter less of the processor: for journeys in short. */
const headlessPath = process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell'

/** The browser of a run of journeys. */
export function journeyPath(isShort: boolean): string {
  return isShort && existsSync(headlessPath) ? headlessPath : chromiumPath
}

/** It asks no one but the site for anything, and starts as root, too. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * What Playwright leaves out of Chromium, since of two such lists the last one counts, and the two pages that
 * Chromium draws beneath the address field of every new window: no window is seen, and they take half a second
 * of a processor each time.
 */
const LEFT_OUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

/** Chromium for journeys. */
export const journeyFlags = [
  ...chromiumFlags,
  // Saves a process for each browser, and a tenth of the time.
  '--in-process-gpu',
  `--disable-features=${LEFT_OUT.join(',')}`,
]
