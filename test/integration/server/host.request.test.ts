import { expect, test } from 'vitest'

import { fetchPath, peers } from '#test/helpers/site/app.ts'

test.each([
  ['/', 'GET'],
  ['/brochures/lodha-goa.pdf', 'GET'],
  ['/api/v1/user/connect', 'POST'],
  ['/robots.txt', 'HEAD'],
])('%s asked under an invented name is refused', async (path, method) => {
  for (const origin of ['http://invented.test', 'http://homes.test.evil.test', 'http://10.1.2.3']) {
    expect((await fetchPath(path, { method }, { origin })).status).toBe(421)
  }
})

test('a call under an invented name is refused in JSON', async () => {
  const response = await fetchPath('/api/openapi.json', {}, { origin: 'http://invented.test' })
  expect(await response.json()).toMatchObject({ statusCode: '421' })
})

test('under an invented name staff find the way to their dashboard', async () => {
  const page = await fetchPath('/dashboard/leads', {}, { origin: 'http://invented.test' })
  expect(await page.text()).toContain('<a href="http://homes.test/dashboard">')
})

test('what a trusted proxy says was asked counts', async () => {
  const headers = { 'X-Forwarded-Host': 'invented.test' }
  const own = { peer: peers.proxy, origin: 'http://inside:3000' }
  expect((await fetchPath('/about', { headers }, own)).status).toBe(421)
  expect(
    (await fetchPath('/about', { headers: { 'X-Forwarded-Host': 'homes.test' } }, own)).status,
  ).toBe(200)
})

test('an owner tries the site on the machine itself, and health is asked for by any name', async () => {
  for (const host of [
    'localhost:3000',
    '127.0.0.1',
    '[::1]:8080',
    'homes.test:8443',
    'HOMES.test.',
  ]) {
    expect((await fetchPath('/about', {}, { origin: `http://${host}` })).status, host).toBe(200)
  }
  for (const path of ['/healthz', '/readyz']) {
    expect((await fetchPath(path, {}, { origin: 'http://10.1.2.3' })).status).toBe(200)
  }
})

test('a page is the same whatever host of ours is asked for', async () => {
  const [one, other] = await Promise.all([
    fetchPath('/godrej-reverine'),
    fetchPath('/godrej-reverine', {}, { origin: 'http://localhost:3000' }),
  ])
  expect(one.headers.get('ETag')).toMatch(/^W\//)
  expect(other.headers.get('ETag')).toBe(one.headers.get('ETag'))
  expect(await other.text()).toContain('href="http://homes.test/godrej-reverine"')
})
