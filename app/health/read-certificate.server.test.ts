import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import {
  createServer as createTlsServer,
  getCACertificates,
  setDefaultCACertificates,
} from 'node:tls'

import { afterAll, afterEach, expect, test } from 'vitest'

import { indianDay } from '#app/lib/dates/indian-day.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { makeCertificate, type MadeCertificate } from '#test/helpers/site/certificate.ts'

import { judgeCertificate } from './judge-connection.ts'
import { readCertificate } from './read-certificate.server.ts'

/** This machine by an address that is not skipped as local; Linux alone has it. */
const HOST = '127.0.0.2'
const isElsewhere = process.platform !== 'linux'
const { folder, remove } = temporaryFolder()
const before = getCACertificates()
const servers: Server[] = []

afterEach(() => {
  setDefaultCACertificates(before)
  for (const server of servers.splice(0)) server.close()
})
afterAll(remove)

const days = (count: number) => new Date(Date.now() + count * 86_400_000)
const certificate = (from: number, until: number, of = `IP:${HOST}`) =>
  makeCertificate(folder, { of, from: days(from), until: days(until) })

async function listen(server: Server): Promise<string> {
  servers.push(server)
  server.listen(0, HOST)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return `https://${HOST}:${port}`
}

function trust({ cert }: MadeCertificate): void {
  setDefaultCACertificates([...before, cert])
}

test.skipIf(isElsewhere)('a trusted certificate is reported with its remaining days', async () => {
  const made = certificate(-1, 40.5)
  trust(made)
  const seen = await readCertificate(await listen(createTlsServer(made)))
  expect(seen).toEqual({ kind: 'seen', host: HOST, days: 40, until: indianDay(days(40.5)) })
  expect(judgeCertificate(seen)?.state).toBe('good')
})

test.skipIf(isElsewhere)('an expired certificate is reported by its days', async () => {
  const made = certificate(-90, -2.5)
  trust(made)
  const seen = await readCertificate(await listen(createTlsServer(made)))
  expect(seen).toEqual({ kind: 'seen', host: HOST, days: -3, until: indianDay(days(-2.5)) })
  expect(judgeCertificate(seen)?.message).toContain('expired')
})

test.skipIf(isElsewhere)(
  'an untrusted certificate, and one of another name, are refused with the reason',
  async () => {
    const unknown = await readCertificate(await listen(createTlsServer(certificate(-1, 40))))
    expect(unknown).toMatchObject({ kind: 'refused', reason: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
    const foreign = certificate(-1, 40, 'DNS:other.test')
    trust(foreign)
    const seen = await readCertificate(await listen(createTlsServer(foreign)))
    expect(seen).toMatchObject({
      kind: 'refused',
      host: HOST,
      reason: 'ERR_TLS_CERT_ALTNAME_INVALID',
    })
    expect(judgeCertificate(seen)?.state).toBe('bad')
  },
)

test.skipIf(isElsewhere)(
  'a silent or missing server is reported as out of reach',
  { tags: ['whole'] },
  async () => {
    const address = await listen(createServer((socket) => socket.resume()))
    const began = performance.now()
    const silent = await readCertificate(address)
    expect(silent).toMatchObject({ kind: 'away', reason: 'no answer within 4 seconds' })
    expect(performance.now() - began).toBeLessThan(8000)
    for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve))
    const none = await readCertificate(address)
    expect(none).toMatchObject({ kind: 'away', reason: expect.stringContaining('ECONNREFUSED') })
    expect(judgeCertificate(none)?.state).toBe('look')
  },
)

test('without https, and on this machine itself, there is nothing to check', async () => {
  const kinds = [undefined, 'http://homes.test', 'https://localhost:1', 'https://127.0.0.1:1']
  const seen = await Promise.all(kinds.map(readCertificate))
  expect(seen.map(({ kind }) => kind)).toEqual(['none', 'none', 'local', 'local'])
})
