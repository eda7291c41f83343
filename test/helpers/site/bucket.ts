import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'

import { AwsV4Signer } from 'aws4fetch'

import { bucketParts } from './bucket-parts.ts'

const KEY = { keyId: 'KEY', secret: 'SECRET', region: 'auto' }

/**
 * A bucket as S3 answers it: objects with ETags, conditional GET and PUT, uploads in parts, lists, and requests whose
 * signature is not its own key's refused.
 */
export async function testBucket() {
  const objects = new Map<string, Buffer>()
  let isFull = false
  const inParts = bucketParts(objects)
  const server = createServer((request, response) => {
    void (async () => {
      const body = Buffer.concat(await request.toArray())
      const url = `http://${request.headers.host}${request.url}`
      const requestHeaders = new Headers(
        Object.entries(request.headers).flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value]] : [],
        ),
      )
      const method = request.method ?? 'GET'
      const isOwn = await isSigned(method, url, requestHeaders)
      if (isFull && method === 'PUT') {
        response.writeHead(507).end()
        return
      }
      const part = isOwn ? inParts(method, new URL(url), body) : undefined
      if (part) {
        response.writeHead(part.status, { ETag: etagOf(body) }).end(part.text)
        return
      }
      const status = isOwn ? answer(method, request.url ?? '/', requestHeaders, body) : 403
      const found = objects.get(request.url ?? '')
      const sent = status === 200 && method === 'GET' ? found : undefined
      response.writeHead(status, found ? { ETag: etagOf(found) } : {}).end(sent)
    })()
  })

  function answer(method: string, name: string, requestHeaders: Headers, body: Buffer): number {
    const found = objects.get(name)
    const etag = found && etagOf(found)
    if (method === 'GET' || method === 'HEAD') {
      if (!found) return 404
      return requestHeaders.get('if-none-match') === etag ? 304 : 200
    }
    if (method === 'DELETE') return objects.delete(name) ? 204 : 404
    const expected = requestHeaders.get('if-match')
    if (
      (expected !== null && expected !== etag) ||
      (requestHeaders.get('if-none-match') === '*' && found)
    ) {
      return 412
    }
    objects.set(name, body)
    return 200
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    ...KEY,
    url: `http://127.0.0.1:${portOf(server.address())}/photos`,
    names: () => [...objects.keys()].toSorted(),
    /** Whether it takes nothing more, in the midst of an upload, too. */
    fill: (is: boolean) => void (isFull = is),
    /** What is there, as the bucket's owner reads it. */
    read: (name: string) => objects.get(name) ?? Buffer.alloc(0),
    /** Puts a file there behind everybody's back. */
    put: (file: string, bytes: Buffer) => void objects.set(`/photos/${file}`, bytes),
    /** Takes a file out behind everybody's back. */
    drop: (file: string) => void objects.delete(`/photos/${file}`),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

function etagOf(body: Buffer): string {
  return `"${createHash('md5').update(body).digest('hex')}"`
}

/** Signs what was asked for once more, with the same headers at the same time. */
async function isSigned(method: string, url: string, requestHeaders: Headers): Promise<boolean> {
  const authorization = requestHeaders.get('authorization') ?? ''
  const names =
    /SignedHeaders=(?<names>[^,]+)/.exec(authorization)?.groups?.['names']?.split(';') ?? []
  const headers = new Headers(
    names.flatMap((name): [string, string][] => {
      const value = requestHeaders.get(name)
      return value === null || name === 'host' ? [] : [[name, value]]
    }),
  )
  const datetime = requestHeaders.get('x-amz-date') ?? ''
  const signer = new AwsV4Signer({
    method,
    url,
    headers,
    datetime,
    service: 's3',
    region: KEY.region,
    accessKeyId: KEY.keyId,
    secretAccessKey: KEY.secret,
  })
  return (await signer.authHeader()) === authorization
}
