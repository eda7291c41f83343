import { expect, test } from 'vitest'

import { isPublic } from './outgoing-request.server.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  'fd00::1',
  'fe80::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  'nonsense',
])('%s is no address of the public internet', (address) => {
  expect(isPublic(address)).toBe(false)
})

test.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('%s is one', (address) => {
  expect(isPublic(address)).toBe(true)
})
