import { request } from 'node:http'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'

/** `bytes` as brotli sends them. */
export type Answer = { status: number; bytes: number; text: string }

/** Accepts brotli as a browser does, on a new connection. */
export function fetchPath(port: number, path: string): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const headers = { 'accept-encoding': 'br', accept: 'text/html' }
  const clientRequest = request(
    { port, host: '127.0.0.1', path, headers, agent: false },
    (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const body = Buffer.concat(parts)
        const isSmall = response.headers['content-encoding'] === 'br'
        const plain = isSmall ? brotliDecompressSync(body) : body
        const bytes = isSmall ? body.byteLength : brotliCompressSync(body).byteLength
        resolve({ status: response.statusCode ?? 0, bytes, text: plain.toString() })
      })
    },
  )
  clientRequest.on('error', reject)
  clientRequest.end()
  return promise
}
