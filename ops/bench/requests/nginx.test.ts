import { expect, test } from 'vitest'

import { configuration } from './nginx.ts'

const kept = {
  path: '/',
  body: Buffer.from('x'),
  headers: {
    'content-type': 'text/html',
    'content-encoding': 'br',
    'x-request-id': 'one',
    'speculation-rules': '"/rules.json"',
    etag: '"a"',
    date: 'today',
  },
}

test('nginx says what the site says, an id of its own for each answer, and its own of the connection', () => {
  const place = configuration('/folder', 4803, [kept])
  expect(place).toContain('add_header content-encoding "br";')
  expect(place).toContain('add_header x-request-id $request_id;')
  expect(place).toContain(String.raw`add_header speculation-rules "\"/rules.json\"";`)
  expect(place).not.toMatch(/add_header (?:etag|date|content-type)/)
})

test('nginx writes lines of its answers only where the site does as well', () => {
  expect(configuration('/folder', 4803, [kept])).toContain('access_log off;')
  expect(configuration('/folder', 4803, [kept], true)).toContain('access_log /folder/access.log')
})
