import { createWriteStream } from 'node:fs'
import { request } from 'node:http'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'

export type DownloadParams = { path: string; body: string; headers: Record<string, string> }

/** Milliseconds, and bytes over the network. */
export type Downloaded = { first: number; total: number; bytes: number; status: number }

/** Accepts brotli as a browser does, and writes the decoded answer into a file. */
export async function download(
  port: number,
  params: DownloadParams,
  file: string,
): Promise<Downloaded> {
  const began = performance.now()
  const { promise, resolve, reject } = Promise.withResolvers<Downloaded>()
  const headers = { 'accept-encoding': 'br', ...params.headers }
  const options = { port, host: '127.0.0.1', path: params.path, method: 'POST', headers }
  const sent = request({ ...options, agent: false }, (response) => {
    let [first, bytes] = [0, 0]
    const counted = new Transform({
      transform(piece: Buffer, _encoding, done) {
        if (bytes === 0) first = performance.now() - began
        bytes += piece.length
        done(null, piece)
      },
    })
    const into = createWriteStream(file)
    const isPacked = response.headers['content-encoding'] === 'br'
    const parts = isPacked ? [counted, createBrotliDecompress()] : [counted]
    pipeline([response, ...parts, into]).then(() => {
      const total = performance.now() - began
      resolve({ first, total, bytes, status: response.statusCode ?? 0 })
    }, reject)
  })
  sent.on('error', reject)
  sent.end(params.body)
  return promise
}
