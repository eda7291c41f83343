import { isIP } from 'node:net'
import { connect } from 'node:tls'

import { indianDay } from '#app/lib/dates/indian-day.ts'

import { localHosts, type Certificate } from './judge-connection.ts'

const TIMEOUT_MS = 4000
const DAY_MS = 24 * 60 * 60 * 1000

/** `url` is PUBLIC_URL. */
export function readCertificate(url: string | undefined): Promise<Certificate> {
  const address = url === undefined ? undefined : new URL(url)
  if (address?.protocol !== 'https:') return Promise.resolve({ kind: 'none' })
  const { hostname: host, port } = address
  if (localHosts.has(host)) return Promise.resolve({ kind: 'local' })
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
    // An answer without TLS, or without a certificate for this name.
    socket.once('error', ({ message: reason }) =>
      done({ kind: /SSL routines/.test(reason) ? 'refused' : 'away', host, reason }),
    )
    socket.once('secureConnect', () => {
      const end = new Date(socket.getPeerCertificate().valid_to)
      const days = Math.floor((end.getTime() - Date.now()) / DAY_MS)
      // An expired certificate is not authorized either; its days explain it.
      if (socket.authorized || days < 0) done({ kind: 'seen', host, days, until: indianDay(end) })
      else done({ kind: 'refused', host, reason: String(socket.authorizationError) })
    })
  })
}
