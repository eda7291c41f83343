import { gzipSync } from 'node:zlib'

import { onLanes } from '#ops/nightly/load/lanes.ts'
import { slugs } from '#ops/nightly/load/site-names.ts'
import { speak } from '#ops/nightly/load/speak.ts'
import type { Attack, Random } from '#ops/nightly/load/target.ts'

/** Ten megabytes in ten kilobytes. */
const BOMB = gzipSync(Buffer.alloc(10_000_000, '['))

const SLUGS = slugs()

export const paths: Attack = {
  name: 'paths',
  sentence: 'Paths, methods, headers and bodies that no browser sends',
  run: async (target) => {
    const { random } = target
    await onLanes(target, 24, (lane) =>
      speak(target, request(random), { from: `127.9.0.${1 + (lane % 4)}` }),
    )
  },
}

function request(random: Random): string | Buffer {
  if (random.chance(0.6)) {
    const method = random.chance(0.8) ? 'GET' : random.pick(METHODS)
    return `${method} ${path(random)} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`
  }
  return random.chance(0.5) ? wrongHead(random) : wrongBody(random)
}

const METHODS = [
  'TRACE',
  'CONNECT',
  'OPTIONS',
  'PUT',
  'DELETE',
  'PATCH',
  'PROPFIND',
  'M-SEARCH',
  'FOO',
] as const

function path(random: Random): string {
  const slug = random.pick(SLUGS)
  return random.pick([
    '/'.repeat(15_000),
    `/a${'/'.repeat(14_000)}a`,
    `/${random.word(6000)}`,
    `/${'%2e%2e%2f'.repeat(200)}etc/passwd`,
    `/${'../'.repeat(50)}etc/passwd`,
    '/%00',
    `/${slug}%00.pdf`,
    '/%c0%af%zz%',
    `/${'%25'.repeat(1000)}`,
    `/${slug}.data`,
    `/${slug}.data?_routes=${random.word(40)}`,
    `/${slug}/${random.word(10)}`,
    `/city/${random.word(3000)}`,
    `/city/${'%E0%A4'.repeat(300)}`,
    `/visit/${slug}${'/'.repeat(2000)}`,
    `/__manifest?paths=${Array.from({ length: 300 }, () => `/${random.word(6)}`).join(',')}&version=${random.word(8)}`,
    `/?${'a&'.repeat(3000)}`,
    `/?${'index&'.repeat(1000)}`,
    `/projects?type=${random.word(2000)}&city=${random.word(10)}`,
    '//evil.test/..',
    '/\\evil.test',
    '/.env',
    '/assets/../server.ts',
    'http://evil.test/',
    'http://user:pass@evil.test:99999/',
    '*',
    'localhost:443',
  ])
}

function wrongHead(random: Random): string {
  const get = 'GET / HTTP/1.1\r\n'
  return random.pick([
    `${get}Host: localhost\r\nHost: evil.test\r\n\r\n`,
    `${get}\r\n`,
    `${get}Host: \r\n\r\n`,
    `${get}Host: a b\r\n\r\n`,
    `${get}Host: ${random.word(5000)}\r\n\r\n`,
    `${get}Host: localhost\r\nX-Large: ${'a'.repeat(100_000)}\r\n\r\n`,
    `${get}Host: localhost\r\n${'X: y\r\n'.repeat(3000)}\r\n`,
    `${get}Host: localhost\r\nAccept-Encoding: ${'br;q=0.1, '.repeat(1200)}\r\n\r\n`,
    `${get}Host: localhost\r\nIf-None-Match: ${'"a", '.repeat(2500)}\r\n\r\n`,
    `${get}Host: localhost\r\nCookie: ${'a=b; '.repeat(2500)}\r\n\r\n`,
    `${get}Host: localhost\r\nConnection: close\r\nExpect: 100-continue\r\n\r\n`,
    `${get}Host: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
    'GET / HTTP/1.0\r\n\r\n',
    'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n',
    'GET /\nHost: localhost\n\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    `\u0016\u0003\u0001${random.word(60)}`,
    '\r\n'.repeat(2000),
    `${random.word(8)} ${random.word(8)}\r\n\r\n`,
  ])
}

function wrongBody(random: Random): string | Buffer {
  const to = random.pick([
    '/connect',
    '/api/v1/user/connect',
    '/admin',
    '/',
    '/api/v1/contact-intents',
    '/api/v1/vitals',
    '/api/v1/csp',
  ])
  const post = `POST ${to} HTTP/1.1\r\nHost: localhost\r\npid: northlight\r\nContent-Type: application/json\r\n`
  return random.pick([
    `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\nnonsense\r\n0\r\n\r\n`,
    `${post}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n`,
    `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
    `${post}Transfer-Encoding: chunked\r\n\r\n${'1\r\na\r\n'.repeat(20_000)}0\r\n\r\n`,
    `${post}Transfer-Encoding: chunked\r\n\r\n1;${'x'.repeat(20_000)}\r\na\r\n0\r\n\r\n`,
    `${post}Content-Length: -1\r\n\r\n`,
    `${post}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello`,
    `${post}Content-Length: 99999999999999999999\r\n\r\n`,
    `${post}Expect: 100-continue\r\nContent-Length: 10\r\n\r\n`,
    `${post}Content-Length: 4\r\n\r\n{"a"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    `${post}Content-Length: 20\r\n\r\n{"__proto__":{"a":1}`,
    Buffer.concat([
      Buffer.from(`${post}Content-Encoding: gzip\r\nContent-Length: ${BOMB.length}\r\n\r\n`),
      BOMB,
    ]),
  ])
}
