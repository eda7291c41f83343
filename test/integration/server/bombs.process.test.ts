import { readFileSync } from 'node:fs'
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { startSite, type Site } from '#test/helpers/site/site.ts'

import { statuses, wire } from './raw.ts'

let site: Site
let port = 0

beforeAll(async () => {
  site = await startSite()
  port = Number(new URL(site.base).port)
})

afterAll(() => site.stop())

const zeros = Buffer.alloc(10_000_000, '[')
/** Ten megabytes in ten kilobytes. */
const bombs = [
  ['gzip', gzipSync(zeros)],
  ['br', brotliCompressSync(zeros)],
  ['zstd', zstdCompressSync(zeros)],
  ['deflate', deflateSync(zeros)],
  ['gzip, gzip', gzipSync(gzipSync(zeros))],
] as const

/** Resident megabytes of the server, the most it ever had. */
function mostMemory(): number {
  const status = readFileSync(`/proc/${site.child.pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024
}

/** Posts these very bytes; answers all that comes back. */
async function post(path: string, body: Buffer, coding: string): Promise<string> {
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\npid: northlight\r\nContent-Encoding: ${coding}\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n`
  const { socket, ended } = wire(port, head)
  socket.write(body)
  return ended
}

test.runIf(process.platform === 'linux').each(bombs)(
  'a body in %s is refused before anybody unpacks it',
  async (coding, bomb) => {
    const before = mostMemory()
    for (const path of ['/api/v1/user/connect', '/connect', '/api/v1/vitals', '/admin']) {
      const text = await post(path, bomb, coding)
      expect(statuses(text), path).toEqual([415])
      expect(text).toMatch(/accept-encoding: identity/i)
    }
    expect(mostMemory() - before).toBeLessThan(40)
  },
)

test('a body that says of itself that it is as it is, is read', async () => {
  const text = await post('/api/v1/user/connect', Buffer.from('{}'), 'identity')
  expect(statuses(text)).toEqual([400])
})
