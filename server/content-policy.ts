import { createHash } from 'node:crypto'

import { prerenderRules } from '#app/speculation.ts'

/** What a page's inline scripts are allowed by: its nonce, or the hashes of the scripts themselves. */
export type Allowed = { nonce: string } | { hashes: readonly string[] }

/** What Google's script and its measuring need, as Google's guide to content security policies names it. */
const GOOGLE = {
  script: ['https://*.googletagmanager.com'],
  img: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
}
const NOBODY: typeof GOOGLE = { script: [], img: [], connect: [] }

/** The rules of pages made ready ahead, which the pages' script adds where the connection allows. */
const AHEAD = `'sha256-${createHash('sha256').update(prerenderRules).digest('base64')}'`

/**
 * A content security policy without `unsafe-inline`. While developing, Vite adds styles by script.
 * `isMeasured`: for one visitor who allows the site's analytics.
 */
export function contentPolicy(
  allowed: Allowed,
  { isDevelopment = false, isMeasured = false } = {},
): string {
  const others = isMeasured ? GOOGLE : NOBODY
  const inline =
    'nonce' in allowed
      ? [`'nonce-${allowed.nonce}'`]
      : allowed.hashes.map((hash) => `'sha256-${hash}'`)
  const nonce = 'nonce' in allowed ? [`'nonce-${allowed.nonce}'`] : []
  const styles = isDevelopment ? ["'unsafe-inline'"] : nonce
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inline, AHEAD, ...others.script].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ["img-src 'self' data: blob:", ...others.img].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...others.connect].join(' '),
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
    /\bsrc=|application\/(?:ld\+)?json/.test(attributes) || text === ''
      ? []
      : [createHash('sha256').update(text).digest('base64')],
  )
  return [...new Set(hashes)]
}
