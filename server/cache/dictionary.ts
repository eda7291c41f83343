import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, zstdCompress } from 'node:zlib'

import { isKnownTag } from '#app/lib/http/entity-tag.ts'
import type { EdgeContext } from '#server/http/edge.ts'

import { chooseEncoding } from './compress.ts'

type Body = Uint8Array<ArrayBuffer>

/** A dictionary of what pages share (RFC 9842). */
export type Dictionary = {
  hash: string
  /** Precedes each compressed body (RFC 9842, section 5). */
  mark: Buffer
  plain: Buffer
  br: Body
}

/** A skippable Zstandard frame for the 32 bytes of the dictionary's SHA-256. */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0])
const BEST = 19

export async function makeDictionary(plain: Buffer): Promise<Dictionary> {
  const digest = createHash('sha256').update(plain).digest()
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return {
    hash: `:${digest.toString('base64')}:`,
    mark: Buffer.concat([MAGIC, digest]),
    plain,
    br: new Uint8Array(await promisify(brotliCompress)(plain, { params })),
  }
}

/** "dcz": Zstandard with the dictionary. */
export async function compressWith({ plain, mark }: Dictionary, page: Buffer): Promise<Body> {
  const params = { [constants.ZSTD_c_compressionLevel]: BEST }
  const body = await promisify(zstdCompress)(page, { dictionary: plain, params })
  return new Uint8Array(Buffer.concat([mark, body]))
}

export function matchesDictionary(
  dictionary: Dictionary | undefined,
  accepted: string | undefined,
  available: string | undefined,
): dictionary is Dictionary {
  if (!dictionary || available !== dictionary.hash) return false
  return /(?:^|,)\s*dcz\s*(?:,|$)/i.test(accepted ?? '')
}

/** GET /dictionary, valid for a day; 204 while there is none. */
export function dictionaryFile(current: () => Dictionary | undefined) {
  return (c: EdgeContext) => {
    const dictionary = current()
    if (!dictionary) return c.body(null, 204, { 'Cache-Control': 'no-store' })
    const etag = `W/"${dictionary.hash.slice(1, 28)}"`
    const headers = { ETag: etag, 'Cache-Control': 'public, max-age=86400' }
    if (isKnownTag(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers)
    const encoding = chooseEncoding(c.req.header('Accept-Encoding') ?? '')
    const isCompressed = encoding === 'br'
    return c.body(isCompressed ? dictionary.br : new Uint8Array(dictionary.plain), 200, {
      'Content-Type': 'application/octet-stream',
      ...headers,
      'Use-As-Dictionary': 'match="/*", match-dest=("document")',
      Vary: 'Accept-Encoding',
      ...(isCompressed && { 'Content-Encoding': 'br' }),
    })
  }
}
