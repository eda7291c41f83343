import type { IncomingMessage } from 'node:http'

import { expect, test } from 'vitest'

import { checkRequest } from './request-check.ts'

type Asked = { method?: string; url?: string; headers?: Record<string, string> }

function statusOf({ method = 'GET', url = '/', headers = {} }: Asked): number | undefined {
  const all = { host: 'homes.test', ...headers }
  const rawHeaders = Object.entries(all).flat()
  const request: Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'> = {
    method,
    url,
    headers: all,
    rawHeaders,
  }
  return checkRequest(request)?.status
}

test.each([
  [{ url: '/' }],
  [{ url: '/godrej-reverine' }],
  [{ url: '/city/noida?utm_source=x' }],
  [{ url: '/brochures/lodha-goa.pdf' }],
  [{ url: '/%E0%A4%A8', headers: { host: '127.0.0.1:5173' } }],
  [{ url: 'http://homes.test/connect' }],
  [{ url: '/', headers: { host: '[::1]:80', expect: '100-continue' } }],
  [{ url: '/', headers: { 'content-encoding': 'Identity' } }],
  [{ url: `/?${'a'.repeat(8000)}` }],
] satisfies [Asked][])('nothing is wrong with %j', (asked) => {
  expect(statusOf(asked)).toBeUndefined()
})

test.each([
  [414, { url: `/${'a'.repeat(2048)}` }],
  [414, { url: `/${'a'.repeat(2048)}?a` }],
  [414, { url: `/?${'a'.repeat(8192)}` }],
  [400, { headers: { host: 'somebody@homes.test' } }],
  [400, { headers: { host: 'homes.test:99999' } }],
  [400, { headers: { host: '1.2.3.4.5' } }],
  [400, { headers: { host: 'homes.1' } }],
  [400, { url: 'ftp://homes.test/' }],
  [400, { url: `http://${['somebody', 'secret'].join(':')}@homes.test/` }],
  [400, { url: '*' }],
  [405, { method: 'TRACE' }],
  [415, { headers: { 'content-encoding': 'gzip' } }],
  [417, { headers: { expect: 'a miracle' } }],
] satisfies [number, Asked][])('%i answers %j', (status, asked) => {
  expect(statusOf(asked)).toBe(status)
})

test('more than one host, or too many headers, are refused', () => {
  const twice = ['Host', 'homes.test', 'hOST', 'others.test']
  const many = Array.from({ length: 200 }, () => 'x')
  const url = '/'
  const headers = { host: 'homes.test' }
  const refused = [twice, many].map((rawHeaders) =>
    checkRequest({ method: 'GET', url, headers, rawHeaders }),
  )
  expect(refused.map((refusal) => refusal?.status)).toEqual([400, 431])
})
