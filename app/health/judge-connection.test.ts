import { expect, test } from 'vitest'

import { healthTexts } from '#app/strings/en/health.ts'

import { judgeCertificate, judgeProxy } from './judge-connection.ts'

const { certificate, proxy } = healthTexts

test('a certificate needs a review two weeks before its end, and names the day', () => {
  const found = [60, 13, 2, -1].map((days) =>
    judgeCertificate({ kind: 'seen', host: 'a.in', days, until: '2026-12-09' }),
  )
  expect(found.map((one) => one?.state)).toEqual(['good', 'look', 'bad', 'bad'])
  for (const one of found) expect(one?.message).toContain('9 Dec 2026')
  for (const one of found.slice(1)) expect(one?.todo).toBe(certificate.todo)
  expect(judgeCertificate({ kind: 'refused', host: 'a.in', reason: 'x' })?.state).toBe('bad')
  expect(judgeCertificate({ kind: 'away', host: 'a.in', reason: 'x' })?.state).toBe('look')
})

test('without a certificate there is no finding', () => {
  expect(judgeCertificate({ kind: 'none' })).toBeUndefined()
  expect(judgeCertificate({ kind: 'local' })).toBeUndefined()
})

test('an https site without a trusted proxy is bad', () => {
  expect(judgeProxy('https://a.in', '').state).toBe('bad')
  expect(judgeProxy('https://a.in', '127.0.0.1').state).toBe('good')
  expect(judgeProxy(undefined, '').state).toBe('look')
})

const HTTPS = 'https://a.in'
const from = (origin: string, untrustedProxy?: string) => ({ origin, untrustedProxy })

test('a report that arrives at PUBLIC_URL by a trusted proxy is good', () => {
  expect(judgeProxy(`${HTTPS}/`, '127.0.0.1', from(HTTPS))).toEqual({
    state: 'good',
    message: proxy.good,
  })
})

test.each([
  ['', 'TRUSTED_PROXIES=172.18.0.2'],
  ['127.0.0.1', 'TRUSTED_PROXIES=127.0.0.1,172.18.0.2'],
])(
  'a proxy that is not in TRUSTED_PROXIES "%s" is named, with the line to set',
  (trusted, line) => {
    for (const url of [HTTPS, undefined])
      expect(judgeProxy(url, trusted, from('http://a.in', '172.18.0.2'))).toEqual({
        state: 'bad',
        message: proxy.untrusted('172.18.0.2'),
        todo: proxy.untrustedTodo(line),
      })
  },
)

test('a report that arrives at another address names both, and the line to set', () => {
  const todo = proxy.addressTodo(`PUBLIC_URL=${HTTPS}`)
  expect(judgeProxy(undefined, '127.0.0.1', from(HTTPS))).toEqual({
    state: 'look',
    message: proxy.unset(HTTPS),
    todo,
  })
  for (const site of ['http://a.in', 'https://a.in:8443'])
    expect(judgeProxy(site, '127.0.0.1', from(HTTPS))).toEqual({
      state: 'bad',
      message: proxy.other(HTTPS, site),
      todo,
    })
})

test('a report that arrives without https at an https site says which address to open', () => {
  expect(judgeProxy(HTTPS, '127.0.0.1', from('http://a.in:3000'))).toEqual({
    state: 'look',
    message: proxy.other('http://a.in:3000', HTTPS),
    todo: proxy.insecureTodo(HTTPS),
  })
})

test('a look on the server itself, or a site without https, says nothing of the address', () => {
  expect(judgeProxy(HTTPS, '127.0.0.1', from('http://localhost:3000')).message).toBe(proxy.good)
  expect(judgeProxy('http://a.in', '', from('http://a.in:3000')).message).toBe(proxy.none)
})
