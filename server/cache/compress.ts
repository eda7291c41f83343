import { Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

import type { EdgeMiddleware } from '#server/http/edge.ts'

const TEXT =
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript|xml|manifest\+json)|image\/svg)/
const SMALLEST = 1024

/** Skips compressed bodies, event streams and small responses. */
export const compress: EdgeMiddleware = async (c, next) => {
  await next()
  const { headers } = c.res
  if (c.req.method === 'HEAD' || headers.has('Content-Encoding')) return
  if (!TEXT.test(headers.get('Content-Type') ?? '')) return
  headers.append('Vary', 'Accept-Encoding')
  const encoding = chooseEncoding(c.req.header('Accept-Encoding') ?? '')
  const length = headers.get('Content-Length')
  if (!encoding || (length !== null && Number(length) < SMALLEST)) return
  // Last, because reading `body` copies it.
  const { body } = c.res
  if (!body) return
  const encoder = encoding === 'br' ? brotli() : gzip()
  const source = Readable.fromWeb(body)
  source.on('error', (error) => encoder.destroy(error))
  encoder.on('close', () => source.destroy())
  const compressed = new Response(Readable.toWeb(source.pipe(encoder)), c.res)
  compressed.headers.set('Content-Encoding', encoding)
  compressed.headers.delete('Content-Length')
  c.res = undefined
  c.res = compressed
}

export function chooseEncoding(accepted: string): 'br' | 'gzip' | undefined {
  const allowed = new Set(
    accepted
      .toLowerCase()
      .split(',')
      .map((part) => part.trim())
      .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
      .map((part) => part.split(';', 1).join('').trim()),
  )
  if (allowed.has('br')) return 'br'
  return allowed.has('gzip') ? 'gzip' : undefined
}

// Flushes each chunk, so that a streamed page reaches the browser as it renders.
function brotli() {
  return createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      // A window of 256 KB: the default of 4 MB would be held for every reader.
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
}

function gzip() {
  return createGzip({ level: 6, flush: constants.Z_SYNC_FLUSH })
}
