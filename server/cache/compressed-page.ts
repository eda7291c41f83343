import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'

import { OPEN_MARK } from '#app/analytics/google-script.ts'
import { contentPolicy, inlineHashes, type Allowed } from '#server/http/headers/content-policy.ts'

import { compressWith, type Dictionary } from './dictionary.ts'

type Body = Uint8Array<ArrayBuffer>
type PageHeaders = Record<'ETag' | 'Content-Security-Policy' | 'Cache-Control', string>

export type CachedPage = {
  headers: { closed: PageHeaders; open: PageHeaders }
  br: Body
  gzip: Body
  against?: { dictionary: Dictionary; body: Promise<Body> }
}

export async function compressPage(response: Response): Promise<CachedPage | undefined> {
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false
  if (response.status !== 200 || !isPage || response.headers.has('Set-Cookie')) return undefined
  const html = preloadRupee(withoutMarks(await inlineSheets(await response.text())))
  const plain = Buffer.from(html)
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params }),
    promisify(gzip)(plain, { level: 9 }),
  ])
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 27)
  return {
    headers: headersOf(digest, inlineHashes(html), html.includes(PLAYER)),
    br: new Uint8Array(br),
    gzip: new Uint8Array(zipped),
  }
}

export async function plainOf({ gzip: zipped }: CachedPage): Promise<Buffer<ArrayBuffer>> {
  return promisify(gunzip)(zipped)
}

export function bodyAgainst(dictionary: Dictionary, page: CachedPage): Promise<Body> {
  if (page.against?.dictionary !== dictionary) {
    const body = plainOf(page).then((plain) => compressWith(dictionary, plain))
    page.against = { dictionary, body }
  }
  return page.against.body
}

const PLAYER = '<iframe class="tour-player"'

function headersOf(digest: string, allowed: Allowed, hasPlayer: boolean): CachedPage['headers'] {
  const closed = {
    ETag: `W/"${digest}"`,
    'Content-Security-Policy': contentPolicy(allowed, { hasPlayer }),
    'Cache-Control': 'no-cache',
  }
  const open = {
    ETag: `W/"${digest}-open"`,
    'Content-Security-Policy': contentPolicy(allowed, { isMeasured: true, hasPlayer }),
    'Cache-Control': 'no-cache',
    // The page is the same, so its script learns the policy here.
    'Server-Timing': OPEN_MARK,
  }
  return { closed, open }
}

const ROOT = 'build/client'
const SHEET =
  /<link rel="stylesheet" href="(?<path>\/assets\/[\w-]+\.css)" data-precedence="(?<place>default|below)"\/>/g
const HEAD_END = '</head>'
/** `SheetBelow`, whose file has the sheets for below the first screen. */
const LINK_BELOW = /<link rel="stylesheet" href="[^"]+" fetchPriority="low"\/>/

/** Inlined sheets save slow phones a round trip (docs/performance-in-use.md); they end the head, because link previews read its first kilobytes. */
async function inlineSheets(html: string): Promise<string> {
  const places = LINK_BELOW.test(html) ? ['default'] : ['default', 'below']
  const sheets = [...html.matchAll(SHEET)].map(({ groups }) => groups)
  const paths = places.flatMap((place) =>
    sheets.flatMap((sheet) => (sheet?.['place'] === place ? (sheet['path'] ?? '') : [])),
  )
  const texts = await Promise.all(paths.map((path) => readFile(join(ROOT, path), 'utf8')))
  const style = texts.map((text) => text.trim()).join('')
  return html.replaceAll(SHEET, '').replace(HEAD_END, () => `<style>${style}</style>${HEAD_END}`)
}

const ISLAND_OR_MARK = /<div data-island=.*?<script type="application\/json">|<!-- -->/gs

/** React marks where two texts meet, which only islands read. */
function withoutMarks(html: string): string {
  return html.replaceAll(ISLAND_OR_MARK, (found) => (found === '<!-- -->' ? '' : found))
}

const RUPEE_FONT = /\burl\((?<href>\/assets\/\w+-inr-[\w-]+\.woff2)\)/g
const SCRIPT = /<script.*?<\/script>/gs

/** The rupee sign has fonts of its own, which a browser would find only when it lays the page out. */
function preloadRupee(html: string): string {
  if (!html.replaceAll(SCRIPT, '').includes('₹')) return html
  const links = [...html.matchAll(RUPEE_FONT)].map(
    ({ groups }) =>
      `<link rel="preload" href="${groups?.['href']}" as="font" type="font/woff2" crossorigin>`,
  )
  return html.replace(HEAD_END, () => `${links.join('')}${HEAD_END}`)
}
