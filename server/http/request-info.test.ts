import { expect, test } from 'vitest'

import { parseProxies } from './proxies.ts'
import { receive } from './request-info.ts'

const proxies = parseProxies('10.0.0.0/8, 127.0.0.1, fd00::/8')

const proxyOf = (peer: string, headers: Record<string, string>) =>
  ask(peer, headers).visit.untrustedProxy

function ask(peer: string, headers: Record<string, string>) {
  return receive(new Request('http://inside:3000/connect?x=1', { headers }), peer, proxies)
}

test('a visitor cannot choose an address, a scheme or a request id', () => {
  const { request, visit } = ask('203.0.113.7', {
    'X-Forwarded-For': '1.2.3.4',
    'X-Forwarded-Proto': 'https',
    'X-Forwarded-Host': 'evil.test',
    'X-Request-Id': 'chosen-by-me',
  })
  expect(visit.clientAddress).toBe('203.0.113.7')
  expect(visit.requestId).not.toBe('chosen-by-me')
  expect(request.url).toBe('http://inside:3000/connect?x=1')
})

test('a trusted proxy’s headers are believed', () => {
  const { request, visit } = ask('10.1.2.3', {
    'X-Forwarded-For': '1.1.1.1, 198.51.100.9, 10.0.0.2',
    'X-Forwarded-Proto': 'https',
    'X-Forwarded-Host': 'homes.test',
  })
  expect(visit.clientAddress).toBe('198.51.100.9')
  expect(request.url).toBe('https://homes.test/connect?x=1')
})

test.each([
  ['198.51.100.9:52144', '198.51.100.9'],
  ['9.9.9.9, 198.51.100.9:52144', '198.51.100.9'],
  ['9.9.9.9, [2001:db8:1:2:3::6]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2:3::6]', '2001:db8:1:2::/64'],
  ['9.9.9.9, ::ffff:198.51.100.9, 10.0.0.2:80', '198.51.100.9'],
  ['9.9.9.9, unknown', '10.1.2.3'],
  ['9.9.9.9, _hidden, 10.0.0.2', '10.1.2.3'],
  ['9.9.9.9, 198.51.100.9:x', '10.1.2.3'],
  ['9.9.9.9,', '10.1.2.3'],
  ['', '10.1.2.3'],
  ['10.0.0.3, 10.0.0.2', '10.0.0.3'],
])('forwarded for "%s" is the visitor %s', (hops, address) => {
  expect(ask('10.1.2.3', { 'X-Forwarded-For': hops }).visit.clientAddress).toBe(address)
})

test('an IPv4 peer on an IPv6 socket is the same peer', () => {
  expect(ask('::ffff:127.0.0.1', { 'X-Forwarded-For': '9.9.9.9' }).visit.clientAddress).toBe(
    '9.9.9.9',
  )
})

test('a proxy that is not trusted is known by its own address', () => {
  const headers = { 'X-Forwarded-For': '9.9.9.9' }
  expect(proxyOf('::ffff:172.18.0.2', headers)).toBe('172.18.0.2')
  expect(proxyOf('2001:db8::7', { 'X-Forwarded-Proto': 'https' })).toBe('2001:db8::7')
  expect(proxyOf('10.1.2.3', headers)).toBeUndefined()
  expect(proxyOf('203.0.113.7', {})).toBeUndefined()
})

test('an IPv6 visitor is known by the /64', () => {
  const { visit } = ask('fd00::1', { 'X-Forwarded-For': '2001:db8:1:2:3:4:5:6' })
  expect(visit.clientAddress).toBe('2001:db8:1:2::/64')
})

test('a wrong proxy is named', () => {
  expect(() => parseProxies('10.0.0.0/40')).toThrow('10.0.0.0/40')
  expect(() => parseProxies('proxy.local')).toThrow('proxy.local')
})

test('an invalid host is not believed', () => {
  const { request } = ask('10.0.0.1', { 'X-Forwarded-Host': 'a/../b', 'X-Forwarded-Proto': 'ftp' })
  expect(request.url).toBe('http://inside:3000/connect?x=1')
})
