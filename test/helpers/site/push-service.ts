import { execFileSync } from 'node:child_process'
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What a push service was sent: its headers, and what only the device can read. */
export type TakenPush = {
  endpoint: string
  status: number
  headers: NodeJS.Dict<string | string[]>
  message: unknown
  /** Claims of the sender, whose signature was right. */
  vapid: unknown
  vapidKey: string
}

export type Device = { endpoint: string; p256dh: string; auth: string }

/** A push service for tests: it answers 201, or as the test says, and reads what was sent as the device would. */
export type PushService = {
  /** Name and port, as PUSH_HOSTS wants it. */
  host: string
  /** The file of the certificate by which it is to be trusted. */
  certificate: string
  taken: TakenPush[]
  addDevice: () => Device
  /** The next answers; then 201 again. */
  answerNext: (...statuses: number[]) => void
  stop: () => void
}

type Keys = { ecdh: ReturnType<typeof createECDH>; auth: Buffer }

export async function startPushService(): Promise<PushService> {
  const folder = mkdtempSync(join(tmpdir(), 'northlight-push-'))
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  makeCertificate(key, certificate)
  const devices = new Map<string, Keys>()
  const taken: TakenPush[] = []
  const statuses: number[] = []
  const files = { key: readFileSync(key), cert: readFileSync(certificate) }
  const server = createServer(files, (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const path = request.url ?? ''
      const keys = devices.get(path)
      const status = keys ? (statuses.shift() ?? 201) : 404
      if (keys) {
        const message: unknown = JSON.parse(decrypt(Buffer.concat(chunks), keys))
        const [vapid, vapidKey] = readVapid(request.headers.authorization ?? '')
        const { headers } = request
        taken.push({ endpoint: path, status, headers, message, vapid, vapidKey })
      }
      response.writeHead(status, { Location: 'https://localhost:1/elsewhere' }).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `localhost:${portOf(server)}`
  return {
    host,
    certificate,
    taken,
    addDevice: () => {
      const path = `/push/${randomBytes(8).toString('hex')}`
      const keys = { ecdh: createECDH('prime256v1'), auth: randomBytes(16) }
      keys.ecdh.generateKeys()
      devices.set(path, keys)
      return {
        endpoint: `https://${host}${path}`,
        p256dh: keys.ecdh.getPublicKey('base64url'),
        auth: keys.auth.toString('base64url'),
      }
    },
    answerNext: (...next) => statuses.push(...next),
    stop: () => {
      server.close()
      server.closeAllConnections()
      rmSync(folder, { recursive: true })
    },
  }
}

function makeCertificate(key: string, certificate: string): void {
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const named = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const files = ['-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', '-x509', '-days', '2', ...made, ...named, ...files], {
    stdio: 'ignore',
  })
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** RFC 8291, 3.4, and RFC 8188, 2.1. */
function decrypt(body: Buffer, { ecdh, auth }: Keys): string {
  const salt = body.subarray(0, 16)
  const idLength = body[20] ?? 0
  const sender = body.subarray(21, 21 + idLength)
  const sealed = body.subarray(21 + idLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const ikm = hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32)
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(ikm), salt, `Content-Encoding: ${name}\0`, length))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

/** RFC 8292, 2 and 3. Throws where it was not signed with the key that it names. */
function readVapid(authorization: string): [claims: unknown, key: string] {
  const { token = '', key = '' } =
    /^vapid t=(?<token>[\w.-]+), ?k=(?<key>[\w-]+)$/.exec(authorization)?.groups ?? {}
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const side = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: side(1), y: side(33) }
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isRight) throw new Error('The sender’s signature is wrong.')
  return [JSON.parse(Buffer.from(claims, 'base64url').toString()), key]
}
