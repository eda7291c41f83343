import { createHash } from 'node:crypto'

import { addresses } from '#app/config/addresses.ts'
import { playerHosts } from '#app/projects/model/tour.ts'

import { prerenderRules } from './speculation-rules.ts'

export type Allowed = { nonce: string } | { scripts: readonly string[]; styles: readonly string[] }

/** Google's guide to content security policies names these sources. */
const GOOGLE = {
  script: ['https://*.googletagmanager.com'],
  img: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
}
const NO_SOURCES: typeof GOOGLE = { script: [], img: [], connect: [] }

/** Prerender rules, which a page's script adds on a fast connection. */
const AHEAD = `'sha256-${createHash('sha256').update(prerenderRules).digest('base64')}'`

/** No `unsafe-inline`, except Vite's styles in development. `isMeasured`: analytics allowed. `isFramed`: our pages may embed it. `hasPlayer`: a visitor may play a tour there. */
export function contentPolicy(
  allowed: Allowed,
  { isDevelopment = false, isMeasured = false, isFramed = false, hasPlayer = false } = {},
): string {
  const others = isMeasured ? GOOGLE : NO_SOURCES
  const own =
    'nonce' in allowed
      ? { scripts: [`'nonce-${allowed.nonce}'`], styles: [`'nonce-${allowed.nonce}'`] }
      : { scripts: allowed.scripts.map(asSource), styles: allowed.styles.map(asSource) }
  const styles = isDevelopment ? ["'unsafe-inline'"] : own.styles
  return [
    // Also for fonts, workers and the manifest (CSP Level 3, 6.8.3): each header counts before a page's first style.
    "default-src 'self'",
    ["script-src 'self'", ...own.scripts, AHEAD, ...others.script].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ["img-src 'self' data: blob:", ...others.img].join(' '),
    ...(others.connect.length > 0 ? [["connect-src 'self'", ...others.connect].join(' ')] : []),
    ...(hasPlayer ? [['frame-src', ...playerHosts].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    // All browsers know it, and it costs each page 60 bytes less than `report-to`.
    `report-uri ${addresses.cspReports.path}`,
  ].join('; ')
}

function asSource(hash: string): string {
  return `'sha256-${hash}'`
}

/** SHA-256 of inline scripts and styles, in base64 (CSP Level 3, 6.7.3). */
export function inlineHashes(html: string): Extract<Allowed, { scripts: unknown }> {
  return {
    scripts: hashesOf(html.matchAll(/<script\b(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g)),
    styles: hashesOf(html.matchAll(/<style\b(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/style>/g)),
  }
}

const DATA_OR_FILE = /\bsrc=|application\/(?:ld\+)?json/

function hashesOf(elements: Iterable<RegExpExecArray>): string[] {
  const hashes = [...elements].flatMap(({ groups: { attributes = '', text = '' } = {} }) =>
    text !== '' && !DATA_OR_FILE.test(attributes)
      ? [createHash('sha256').update(text).digest('base64')]
      : [],
  )
  return [...new Set(hashes)]
}
