import { randomInt } from 'node:crypto'

import { afterAll, expect, test } from 'vitest'

import { mailHtml } from '#app/notifications/mail/mail-html.ts'
import { mailText } from '#app/notifications/mail/mail-text.ts'
import { teamMail } from '#app/notifications/mail/team-mail.ts'
import { findNotifiedLead } from '#app/notifications/notified-lead.server.ts'
import { db } from '#db/client.server.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'
import { signedInOwner } from '#test/staff/signed-in-owner.ts'

const email = 'right-to-left@bidi.test'
const typed = { name: 'مريم ٣', location: 'دبي', message: 'السعر؟ 3 BHK' }
const asking = signedInOwner()

afterAll(async () => {
  await db.deleteFrom('leads').where('email', '=', email).execute()
})

/** A page of the dashboard without its scripts. */
async function dashboard(path: string): Promise<string> {
  const answer = await fetchPath(path, { headers: { Cookie: asking.Cookie } })
  expect(answer.status).toBe(200)
  const [first = '', ...others] = (await answer.text()).split('<script')
  const rest = others.map((part) => part.split('</script>')[1] ?? '')
  return [first, ...rest].join('').replaceAll('<!-- -->', '')
}

/** What of a page or a mail stands in no isolate; what is not shown counts for nothing. */
function notIsolated(words: string): string {
  return words
    .replaceAll(/<bdi[^>]*>[^<]*<\/bdi>|<[^>]*dir="auto"[^>]*>[^<]*/g, '')
    .replaceAll(/\u2068[^\u2069]*\u2069/g, '')
    .replaceAll(/<input type="hidden"[^>]*>| data-name="[^"]*"/g, '')
}

test('the fields of an enquiry follow the direction of what is typed', async () => {
  const html = await (await fetchPath('/connect')).text()
  for (const name of ['name', 'message'])
    expect(html).toMatch(new RegExp(`<(?:input|textarea)[^>]*dir="auto"[^>]*name="${name}"`))
})

test('what is written from right to left turns nothing around it, wherever it stands', async () => {
  const phone = `9${randomInt(100_000_000, 999_999_999)}`
  const sent = await postForm('/connect', { ...typed, phone, email, page: '/lodha-goa' })
  expect(sent.status).toBeLessThan(400)
  const { id } = await db
    .selectFrom('leads')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const panel = await dashboard(`/dashboard/leads/${id}`)
  expect(panel).toContain(`<title>\u2068${typed.name}\u2069</title>`)
  expect(panel).toContain(`<bdi>${typed.name}</bdi>`)
  expect(panel).toContain(`\u2068${typed.location}\u2069 · ${email}`)
  expect(panel).toMatch(new RegExp(`<blockquote[^>]*dir="auto"[^>]*>${typed.message.slice(0, 4)}`))
  expect(panel).toMatch(/<textarea[^>]*name="note"[^>]*dir="auto"/)
  const list = await dashboard(`/dashboard?q=${email}`)
  const lead = await findNotifiedLead(db, id)
  if (!lead) throw new Error('The lead is not told')
  const mail = teamMail(lead, { origin: 'https://homes.test', address: 'team@homes.test' })
  const places = { panel, list, subject: mail.subject, text: mailText(mail), html: mailHtml(mail) }
  for (const [place, words] of Object.entries(places)) {
    expect(words, place).toContain(typed.name)
    for (const one of Object.values(typed)) expect(notIsolated(words), place).not.toContain(one)
  }
})
