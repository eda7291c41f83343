import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { networkInterfaces } from 'node:os'

import { afterEach, expect, test } from 'vitest'

import { parseProxies } from '#server/http/proxies.ts'

import { boundConnections, LIMITS } from './connections.ts'

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const task of cleanUp.splice(0).toReversed()) await task()
})

const hasIPv6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
)

async function serve(proxies = '', isBusy: (socket: Socket) => boolean = () => false) {
  const server = createServer((_request, response) => response.end('here'))
  let refused = 0
  boundConnections(server, parseProxies(proxies), { isBusy, onRefused: () => (refused += 1) })
  await new Promise<void>((resolve) => server.listen(0, '::1', resolve))
  cleanUp.push(() => new Promise((resolve) => server.close(resolve)))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { port, refused: () => refused }
}

async function open(port: number, count: number) {
  const closed: number[] = []
  for (let at = 0; at < count; at += 1) {
    const socket = connect(port, '::1')
    socket.on('error', () => {})
    socket.once('close', () => closed.push(at))
    cleanUp.push(() => socket.destroy())
    await new Promise((resolve) => socket.once('connect', resolve))
  }
  return closed
}

test.runIf(hasIPv6)('an idle connection of the same address makes room for the next', async () => {
  const { port, refused } = await serve()
  const closed = await open(port, LIMITS.ofIPv6 + 2)
  await expect.poll(() => closed).toEqual([0, 1])
  expect(refused()).toBe(0)
})

test.runIf(hasIPv6)('without an idle one the next is refused', async () => {
  const { port, refused } = await serve('', () => true)
  const closed = await open(port, LIMITS.ofIPv6 + 1)
  await expect.poll(() => closed).toEqual([LIMITS.ofIPv6])
  expect(refused()).toBe(1)
})

test.runIf(hasIPv6)('a trusted proxy has no limit', async () => {
  const { port } = await serve('::1')
  const closed = await open(port, LIMITS.ofIPv6 + 20)
  expect(closed).toEqual([])
})
