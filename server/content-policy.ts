import { createHash } from 'node:crypto'

/** What a page's inline scripts are allowed by: its nonce, or the hashes of the scripts themselves. */
export type Allowed = { nonce: string } | { hashes: readonly string[] }

/** A content security policy without `unsafe-inline`. While developing, Vite adds styles by script. */
export function contentPolicy(allowed: Allowed, isDevelopment = false): string {
  const inline =
    'nonce' in allowed
      ? [`'nonce-${allowed.nonce}'`]
      : allowed.hashes.map((hash) => `'sha256-${hash}'`)
  const nonce = 'nonce' in allowed ? [`'nonce-${allowed.nonce}'`] : []
  const styles = isDevelopment ? ["'unsafe-inline'"] : nonce
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inline].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** SHA-256 of each inline script that a browser would run, in base64 (CSP Level 3, section 6.7.3). */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script\b(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g)
  const hashes = [...scripts].flatMap(({ groups: { attributes = '', text = '' } = {} }) =>
    /\bsrc=|application\/ld\+json/.test(attributes) || text === ''
      ? []
      : [createHash('sha256').update(text).digest('base64')],
  )
  return [...new Set(hashes)]
}
