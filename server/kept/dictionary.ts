import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, zstdCompress } from 'node:zlib'

import type { EdgeContext } from '#server/edge.ts'

import { chooseEncoding } from './compress.ts'

type Body = Uint8Array<ArrayBuffer>

/** Pages that others are compressed against: what they have in common is sent once (RFC 9842). */
export type Dictionary = {
  path: string
  /** What a browser that holds it says in Available-Dictionary. */
  held: string
  /** Before each body that was compressed against it (RFC 9842, section 5). */
  mark: Buffer
  plain: Buffer
  br: Body
}

export const DICTIONARIES = '/dictionaries'
/** A skippable frame of Zstandard that holds the 32 bytes of the dictionary's SHA-256. */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0])
const BEST = 19

export async function makeDictionary(plain: Buffer): Promise<Dictionary> {
  const digest = createHash('sha256').update(plain).digest()
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return {
    path: `${DICTIONARIES}/${digest.toString('hex').slice(0, 16)}`,
    held: `:${digest.toString('base64')}:`,
    mark: Buffer.concat([MAGIC, digest]),
    plain,
    br: new Uint8Array(await promisify(brotliCompress)(plain, { params })),
  }
}

/** A page as "dcz": Zstandard against the dictionary. */
export async function compressWith({ plain, mark }: Dictionary, page: Buffer): Promise<Body> {
  const params = { [constants.ZSTD_c_compressionLevel]: BEST }
  const body = await promisify(zstdCompress)(page, { dictionary: plain, params })
  return new Uint8Array(Buffer.concat([mark, body]))
}

/** Whether who sent these headers can read what is compressed against the dictionary. */
export function isHeld(
  dictionary: Dictionary | undefined,
  accepted: string | undefined,
  available: string | undefined,
): dictionary is Dictionary {
  if (!dictionary || available !== dictionary.held) return false
  return /(?:^|,)\s*dcz\s*(?:,|$)/i.test(accepted ?? '')
}

/** GET /dictionaries/<hash>: what its holders are sent pages against, for any page of the site. */
export function dictionaryFile(current: () => Dictionary | undefined) {
  return (c: EdgeContext) => {
    const dictionary = current()
    if (!dictionary || c.req.path !== dictionary.path) return c.notFound()
    const encoding = chooseEncoding(c.req.header('Accept-Encoding') ?? '')
    const isCompressed = encoding === 'br'
    return c.body(isCompressed ? dictionary.br : new Uint8Array(dictionary.plain), 200, {
      'Content-Type': 'application/octet-stream',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Use-As-Dictionary': 'match="/*", match-dest=("document")',
      Vary: 'Accept-Encoding',
      ...(isCompressed && { 'Content-Encoding': 'br' }),
    })
  }
}
