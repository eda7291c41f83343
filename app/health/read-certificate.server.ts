import { isIP } from 'node:net'
import { connect } from 'node:tls'

import type { Certificate } from './judge.ts'

const TIMEOUT_MS = 4000
const DAY_MS = 24 * 60 * 60 * 1000
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]'])

/** `url` is PUBLIC_URL. */
export function readCertificate(url: string | undefined): Promise<Certificate> {
  const address = url === undefined ? undefined : new URL(url)
  if (address?.protocol !== 'https:') return Promise.resolve({ kind: 'none' })
  const { hostname: host, port } = address
  if (LOCAL.has(host)) return Promise.resolve({ kind: 'local' })
  return new Promise((answer) => {
    const socket = connect({
      host,
      port: Number(port || 443),
      // SNI takes no IP address (RFC 6066, 3); the certificate is still compared with it.
      servername: isIP(host) > 0 ? '' : host,
      rejectUnauthorized: false,
      timeout: TIMEOUT_MS,
    })
    const done = (certificate: Certificate) => {
      answer(certificate)
      socket.destroy()
    }
    socket.once('timeout', () =>
      done({ kind: 'away', host, reason: `no answer within ${TIMEOUT_MS / 1000} seconds` }),
    )
    socket.once('error', ({ message: reason }) => done({ kind: 'away', host, reason }))
    socket.once('secureConnect', () => {
      const until = Date.parse(socket.getPeerCertificate().valid_to)
      const days = Math.floor((until - Date.now()) / DAY_MS)
      // An expired certificate is not authorized either; its days explain it.
      if (socket.authorized || days < 0) done({ kind: 'seen', host, days })
      else done({ kind: 'refused', host, reason: String(socket.authorizationError) })
    })
  })
}
