import { createServer } from 'node:http'

import { expect, test } from 'vitest'

import { listen, listenRefusal } from './listen.ts'

async function refusal(address: { host: string; port: number }) {
  const error: unknown = await listen(createServer(), address).catch((reason: unknown) => reason)
  return listenRefusal(error, address)
}

test('a wrong HOST or PORT has a clear message', async () => {
  const server = createServer()
  const { port, close } = await listen(server, { host: '127.0.0.1', port: 0 })
  expect(await refusal({ host: '127.0.0.1', port })).toMatch(`The port ${port} is taken.`)
  await close()
  // An address for documents (RFC 5737), which no machine has.
  expect(await refusal({ host: '192.0.2.1', port: 0 })).toMatch(
    /^HOST 192\.0\.2\.1 is not an address/,
  )
  const denied = Object.assign(new Error('listen EACCES'), { code: 'EACCES' })
  expect(listenRefusal(denied, { host: '0.0.0.0', port: 80 })).toMatch(
    /not open the port 80\..*1024/,
  )
  expect(listenRefusal(new Error('another'), { host: '0.0.0.0', port: 80 })).toBeUndefined()
})
