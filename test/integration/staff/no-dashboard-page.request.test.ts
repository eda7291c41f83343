import { expect, test } from 'vitest'

import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { navTexts } from '#app/strings/en/nav.ts'
import { fetchPath } from '#test/helpers/site/app.ts'
import { signedInOwner } from '#test/staff/signed-in-owner.ts'

const asking = signedInOwner()

test.each([
  ['GET', '/dashboard/nowhere'],
  ['GET', '/dashboard/nowhere/at/all'],
  ['POST', '/dashboard/nowhere'],
])('%s %s says so within the dashboard, with a way to the leads', async (method, path) => {
  const answer = await fetchPath(path, {
    method,
    headers: { Cookie: asking.Cookie, Origin: 'http://homes.test' },
  })
  expect(answer.status).toBe(404)
  const html = await answer.text()
  expect(html).toContain(`<h1>${navTexts.absent}</h1>`)
  expect(html).toContain(`>${navTexts.toLeads}</a>`)
  expect(html).toContain(navTexts.signOut)
})

test('a lead that does not exist says so within the dashboard', async () => {
  const answer = await fetchPath('/dashboard/leads/0', { headers: { Cookie: asking.Cookie } })
  expect(answer.status).toBe(404)
  const html = await answer.text()
  expect(html).toContain(panelTexts.absent)
  expect(html).toContain(navTexts.signOut)
})
