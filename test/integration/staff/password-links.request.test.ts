import { afterEach, expect, test } from 'vitest'

import { findStaffByPhone } from '#app/staff/accounts.server.ts'
import { joinTexts } from '#app/strings/en/join.ts'
import { failureTexts } from '#app/strings/en/notifications.ts'
import { linkTexts } from '#app/strings/en/password-links.ts'
import { db } from '#db/client.server.ts'
import { cookiesOf, fetchPath, postForm } from '#test/helpers/site/app.ts'
import { joinBy, linkIn } from '#test/staff/password-link.ts'
import { signedInOwner } from '#test/staff/signed-in-owner.ts'

const Origin = 'http://homes.test'
const chosen = 'eight loud lanterns'
const meher = { name: 'Meher Irani', phone: '9476500071', role: 'agent' }
const asking = signedInOwner()

afterEach(async () => {
  await db.deleteFrom('staff_users').where('phone', '=', meher.phone).execute()
  await db.deleteFrom('sign_in_attempts').execute()
})

async function invite(): Promise<string> {
  const headers = { Origin, Cookie: asking.Cookie }
  return linkIn(await (await postForm('/dashboard/team/new', meher, headers)).text())
}

test('the page of the invitation offers WhatsApp, with the link in the text', async () => {
  const headers = { Origin, Cookie: asking.Cookie }
  const answer = await postForm('/dashboard/team/new', meher, headers)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  const html = await answer.text()
  expect(html).toContain(linkTexts.title(meher.name))
  expect(html).toMatch(/href="https:\/\/wa\.me\/919476500071\?text=[^"]*%2Fjoin%2F[\da-f]{64}"/)
  expect(html).toMatch(/href="mailto:\?subject=[^"]*%2Fjoin%2F[\da-f]{64}"/)
})

test('opening a link says who invites to what, changes nothing and leaves no trace elsewhere', async () => {
  const link = await invite()
  const html = await (await fetchPath(link)).text()
  expect(html).toContain('The owner invites you to the team of')
  expect(html).toContain(meher.phone)
  for (const method of ['HEAD', 'GET']) {
    const answer = await fetchPath(link, { method })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
    await answer.text()
  }
  expect((await joinBy(link, chosen)).headers.get('Location')).toBe('/dashboard')
})

test('who joins is signed in, and the link is used up', async () => {
  const link = await invite()
  const differ = await joinBy(link, chosen, 'eight loud lantern')
  expect([differ.status, (await differ.text()).includes(joinTexts.differ)]).toEqual([422, true])
  expect((await joinBy(link, 'password12')).status).toBe(422)
  const joined = await joinBy(link, chosen)
  expect(joined.status).toBe(303)
  expect(joined.headers.get('Cache-Control')).toBe('no-store')
  expect(joined.headers.get('Referrer-Policy')).toBe('no-referrer')
  const dashboard = await fetchPath('/dashboard', { headers: { Cookie: cookiesOf(joined) } })
  expect(dashboard.status).toBe(200)
  const second = await joinBy(link, 'nine slow rivers')
  expect([second.status, second.headers.has('Set-Cookie')]).toEqual([404, false])
  expect((await fetchPath(link)).status).toBe(404)
})

test('of two that come at once one joins', async () => {
  const link = await invite()
  const answers = await Promise.all([joinBy(link, chosen), joinBy(link, 'nine slow rivers')])
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
})

test('guesses are limited by address, and hold up no one elsewhere', async () => {
  const link = await invite()
  const guess = `/join/${'0'.repeat(63)}`
  for (let digit = 0; digit < 10; digit += 1)
    expect((await joinBy(`${guess}${digit}`, chosen)).status).toBe(404)
  const refused = await joinBy(`${guess}a`, chosen)
  expect([refused.status, refused.headers.has('Retry-After')]).toEqual([429, true])
  const elsewhere = await fetchPath(
    link,
    { method: 'POST', body: new URLSearchParams({ password: chosen, again: chosen }) },
    { peer: '203.0.113.88' },
  )
  expect(elsewhere.status).toBe(303)
})

test('another site cannot send the form', async () => {
  const link = await invite()
  const headers = { Origin: 'https://evil.test' }
  const answer = await postForm(link, { password: chosen, again: chosen }, headers)
  expect(answer.status).toBe(403)
})

test('two-step verification asks for the code after a new password', async () => {
  await joinBy(await invite(), chosen)
  const staff = await findStaffByPhone(db, meher.phone)
  const id = staff?.id ?? ''
  const step = { user_id: id, secret: 'x', confirmed_at: new Date() }
  await db.insertInto('staff_two_step').values(step).execute()
  const headers = { Origin, Cookie: asking.Cookie }
  const answer = await postForm(`/dashboard/team/${id}/password`, {}, headers)
  const set = await joinBy(linkIn(await answer.text()), 'nine slow rivers')
  expect(set.headers.get('Location')).toBe('/admin/code')
  const Cookie = cookiesOf(set)
  const code = await fetchPath('/admin/code', { headers: { Cookie } })
  expect(await code.text()).toContain('one-time-code')
  const dashboard = await fetchPath('/dashboard', { headers: { Cookie } })
  expect(dashboard.headers.get('Location')).toBe('/admin/code')
})

test('the page of a link emails this link alone, and shows it again where that fails', async () => {
  const link = await invite()
  const { id = '' } = (await findStaffByPhone(db, meher.phone)) ?? {}
  const headers = { Origin, Cookie: asking.Cookie }
  const send = (token: string, email: string) =>
    postForm(`/dashboard/team/${id}/password`, { token, email }, headers)
  const token = link.replace('/join/', '')
  const wrong = await send(token, 'meher')
  const page = await wrong.text()
  expect([wrong.status, linkIn(page)]).toEqual([422, link])
  expect(page).toContain(linkTexts.emailWrong)
  const unsent = await send(token, 'meher@post.test')
  expect(unsent.status).toBe(422)
  expect(await unsent.text()).toContain(linkTexts.notSent(failureTexts.notConfigured))
  expect((await send('0'.repeat(64), 'meher@post.test')).status).toBe(409)
  expect((await joinBy(link, chosen)).status).toBe(303)
})
