import { randomInt } from 'node:crypto'

import { expect, test } from 'vitest'

import { makeContactCode } from '#app/leads/contact-clicks/contact-code.ts'
import { db } from '#db/client.server.ts'
import { projectBySlug } from '#test/helpers/listed.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'
import { testRefusals } from '#test/helpers/site/refusals.ts'
import { addUsualAgent } from '#test/staff/usual-agent.ts'

const path = '/api/v1/contact-intents'

function report(body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return fetchPath(path, { method: 'POST', headers, body: text })
}

function storedAs(code: string) {
  return db.selectFrom('contact_intents').selectAll().where('code', '=', code).execute()
}

test.each(['text/plain;charset=UTF-8', 'application/json'])(
  'a press sent as %s is stored and answered with nothing',
  async (type) => {
    const code = makeContactCode()
    const campaign = { last: { utm_source: 'google', evil: 'x' } }
    const intent = { code, kind: 'chat', page: '/ska-estate', project: 'ska-estate', campaign }
    const response = await report(intent, { 'content-type': type, origin: 'http://homes.test' })
    expect(response.status).toBe(204)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toBe('')
    const [stored, ...others] = await storedAs(code)
    expect(others).toEqual([])
    expect(stored).toMatchObject({
      kind: 'chat',
      page: '/ska-estate',
      project: 'ska-estate',
      campaign: { last: { utm_source: 'google' } },
    })
    expect(Object.keys(stored ?? {}).toSorted()).toEqual(
      ['campaign', 'code', 'created_at', 'id', 'is_demo', 'kind', 'page', 'project'].toSorted(),
    )
  },
)
test('a project that is not listed and a campaign that is none are left out', async () => {
  const code = makeContactCode()
  await report({ code, kind: 'call', page: '/', project: 'nowhere', campaign: 7 })
  expect(await storedAs(code)).toMatchObject([{ project: null, campaign: {} }])
})

const good = { code: 'K7M2QX', kind: 'call', page: '/' }
testRefusals(path, report, [
  ['no JSON', '{', 400, 'The request is not a JSON object'],
  ['nothing', '', 400, 'The request is not a JSON object'],
  ['a list', '[]', 400, 'The request is not a JSON object'],
  ['a wrong code', { ...good, code: 'K7M2Q0' }, 422, 'A field is missing or wrong: code'],
  ['another kind', { ...good, kind: 'fax' }, 422, 'A field is missing or wrong: kind'],
  [
    'a page elsewhere',
    { ...good, page: 'https://x.test' },
    422,
    'A field is missing or wrong: page',
  ],
  ['a page with a NUL', { ...good, page: '/\u0000' }, 422, 'A field is missing or wrong: page'],
  ['half a character', { ...good, page: '/\ud800' }, 422, 'A field is missing or wrong: page'],
  ['two wrong fields', { kind: 'call' }, 422, 'A field is missing or wrong: code, page'],
  [
    'too much',
    { ...good, campaign: 'x'.repeat(2048) },
    413,
    'The request is larger than 2 KB, which is all we accept.',
  ],
])

test('the dashboard lists presses and finds one by its code; no one else does', async () => {
  const phone = `97${randomInt(10_000_000, 99_999_999)}`
  const password = 'seven quiet lanterns'
  await addUsualAgent(db, { phone, password })
  const login = await postForm('/admin', { phone, password })
  const Cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const [one, other] = [makeContactCode(), makeContactCode()]
  await report({ code: one, kind: 'chat', page: '/lodha-goa' })
  await report({ code: other, kind: 'call', page: '/' })
  const found = await fetchPath(`/dashboard/contacts?q=${one.toLowerCase()}`, {
    headers: { Cookie },
  })
  expect(found.headers.get('cache-control')).toBe('no-store')
  const html = await found.text()
  expect(html).toContain(`>${one}</td>`)
  expect(html).not.toContain(other)
  const stranger = await fetchPath(`/dashboard/contacts?q=${one}`)
  expect(stranger.status).toBe(302)
  expect(await stranger.text()).not.toContain('/lodha-goa')
})
test('a chat link on a project page begins with the project, without script too', async () => {
  const { slug, name } = projectBySlug('godrej-reverine')
  const html = await (await fetchPath(`/${slug}`)).text()
  const links = [...html.matchAll(/href="(https:\/\/wa\.me\/[^"]+)"/g)].map(([, href]) => href)
  expect(links.length).toBeGreaterThan(2)
  for (const href of links)
    expect(new URL(href ?? '').searchParams.get('text')).toBe(`I am interested in ${name}.`)
})
