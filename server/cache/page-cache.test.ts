import { Hono } from 'hono'
import { expect, test } from 'vitest'

import type { Edge } from '#server/http/edge.ts'

import { createPageCache } from './page-cache.ts'

const AT = 'http://homes.test'

function siteOf({ whileMade = () => {} } = {}) {
  const state = { version: '1', made: 0 }
  const pageCache = createPageCache({
    isCacheable: (path) => path !== '/own',
    dictionaryPaths: () => [],
    render: () => {
      const said = state.version
      state.made += 1
      whileMade()
      const body = `<!doctype html><title>Version ${said}</title>`
      return Promise.resolve(new Response(body, { headers: { 'Content-Type': 'text/html' } }))
    },
    version: () => state.version,
    measuring: undefined,
  })
  const app = new Hono<Edge>().use(pageCache.answer).get('*', (c) => c.text('the ordinary way'))
  const ask = (path: string, headers: Record<string, string> = {}) =>
    app.request(`${AT}${path}`, { headers }, { visit: {} })
  return { state, ask }
}

test('a page is rendered once until a publication, and then shows it', async () => {
  const { state, ask } = siteOf()
  for (const path of ['/', '/', '/?utm_source=search'])
    expect(await (await ask(path)).text()).toContain('Version 1')
  expect(state.made).toBe(1)
  state.version = '2'
  for (const _ of [1, 2]) expect(await (await ask('/')).text()).toContain('Version 2')
  expect(state.made).toBe(2)
})

test('a page is rendered again after a publication during the render', async () => {
  const { state, ask } = siteOf({ whileMade: () => (state.version = '2') })
  expect(await (await ask('/')).text()).toContain('Version 2')
  expect(state.made).toBe(2)
})

test('a browser with the page gets a 304, and later the new page', async () => {
  const { state, ask } = siteOf()
  const tag = (await ask('/')).headers.get('ETag') ?? ''
  expect((await ask('/', { 'If-None-Match': tag })).status).toBe(304)
  state.version = '2'
  expect((await ask('/', { 'If-None-Match': tag })).status).toBe(200)
})

test.each(['/own', '/?q=noida'])('%s is rendered for each request', async (path) => {
  const { state, ask } = siteOf()
  expect(await (await ask(path)).text()).toBe('the ordinary way')
  expect(state.made).toBe(0)
})
