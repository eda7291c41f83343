import { expect, test } from 'vitest'

import { reraCount } from '#app/projects/rera/rera-count.ts'
import { projects } from '#test/helpers/listed.ts'
import { fetchPath } from '#test/helpers/site/app.ts'

async function textOf(path: string): Promise<string> {
  const html = await (await fetchPath(path)).text()
  return html.replaceAll(/<script[^>]*>[^<]*<\/script>/g, '').replaceAll('\u00A0', ' ')
}

test('the eight specified sections of the home page come first, in order; ours follow', async () => {
  for (const path of ['/', '/no-such-page']) {
    const html = await textOf(path)
    const places = [
      'class="wrap hero-text"',
      'id="highlights"',
      'id="locations"',
      'id="help"',
      'class="strip"',
      'id="deals"',
      'id="questions"',
      'id="launches"',
      'id="how-checked"',
      'id="reasons"',
    ].map((mark) => html.indexOf(mark))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  }
})

test('what the site says of RERA in its own words, it counts', async () => {
  const said = reraCount(projects)
  for (const path of ['/', '/about', '/connect']) expect(await textOf(path)).toContain(said)
})

test('a claim of verification stands where the specification puts it, and nowhere else', async () => {
  const claim = /RERA-verified/g
  expect((await textOf('/')).match(claim)).toHaveLength(1)
  for (const path of ['/about', '/connect', '/how-we-check'])
    expect((await textOf(path)).match(claim), path).toBeNull()
  for (const path of ['/', '/about', '/connect', '/projects'])
    expect(await textOf(path), path).not.toMatch(/listings are verified|verified listings/i)
  expect(await (await fetchPath('/city/noida')).text()).toContain('content="Verified listings')
})
