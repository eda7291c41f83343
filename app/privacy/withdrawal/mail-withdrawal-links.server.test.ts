import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { mailedToken } from '#app/enquiries/consent/person-key.server.ts'
import type { Executor } from '#db/client.server.ts'
import { inTransaction, it } from '#test/helpers/database/database.ts'
import { enquire, newPerson } from '#test/staff/withdrawing.ts'

import { findMailedLink } from './find-withdrawal.server.ts'
import { forgetMailedLinks, mailWithdrawalLinks } from './mail-withdrawal-links.server.ts'
import { withdrawByLink, withdrawByMailedLink } from './withdraw-by-link.server.ts'

const address = '203.0.113.9'

async function mailedTo(trx: Executor): Promise<Map<string, string>> {
  const rows = await trx
    .selectFrom('withdrawal_links')
    .innerJoin('outbox', 'outbox.event_id', 'withdrawal_links.event_id')
    .innerJoin('leads', 'leads.id', 'outbox.lead_id')
    .select(['outbox.event_id', 'email'])
    .where('outbox.kind', '=', 'withdrawal-link')
    .orderBy('email')
    .execute()
  const pairs = rows.map(async ({ event_id, email }) => {
    return [email, await mailedToken(event_id)] as const
  })
  return new Map(await Promise.all(pairs))
}

async function idsOf(trx: Executor, phone: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('leads')
    .select('id')
    .where('phone', '=', phone)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

async function scene(trx: Executor) {
  const person = newPerson()
  const first = await enquire(trx, person)
  const second = await enquire(trx, { ...person, email: person.email.toUpperCase() })
  const stranger = await enquire(trx, { ...person, name: 'S', email: `s-${person.email}` })
  return { person, first, second, stranger, strangersEmail: `s-${person.email}` }
}

it('a mailed link closes the enquiries with its address alone, once', async ({ trx }) => {
  const { person, first, second, stranger, strangersEmail } = await scene(trx)
  await mailWithdrawalLinks(trx, { token: stranger.token, address })
  const links = await mailedTo(trx)
  expect([...links.keys()]).toEqual([strangersEmail, person.email].toSorted())
  const strangers = links.get(strangersEmail) ?? ''
  expect(await withdrawByMailedLink(trx, strangers)).toMatchObject({ leads: 1 })
  expect(await idsOf(trx, person.phone)).toEqual([first.id, second.id])
  expect(await withdrawByMailedLink(trx, strangers)).toBeUndefined()
  expect(await findMailedLink(trx, strangers)).toMatchObject({ kind: 'withdrawn' })
  const persons = links.get(person.email) ?? ''
  expect(await withdrawByMailedLink(trx, persons)).toMatchObject({ leads: 2 })
  expect(await idsOf(trx, person.phone)).toEqual([])
})

it('after a withdrawal the link still mails the others, by a remaining enquiry', async ({
  trx,
}) => {
  const { person, first, second } = await scene(trx)
  await withdrawByLink(trx, first.token)
  await mailWithdrawalLinks(trx, { token: first.token, address })
  const token = (await mailedTo(trx)).get(person.email.toUpperCase()) ?? ''
  expect(await withdrawByMailedLink(trx, token)).toMatchObject({ leads: 1 })
  expect(await idsOf(trx, person.phone)).not.toContain(second.id)
})

it('before it, the mailed link outlives the enquiry of the requesting page', async ({ trx }) => {
  const { person, first } = await scene(trx)
  await mailWithdrawalLinks(trx, { token: first.token, address })
  await withdrawByLink(trx, first.token)
  const links = await mailedTo(trx)
  const token = links.get(person.email.toUpperCase()) ?? ''
  expect(await findMailedLink(trx, token)).toMatchObject({ kind: 'open' })
})

it('an address gets one such mail a day, for any requester and after any withdrawal', async ({
  trx,
}) => {
  const { person, stranger } = await scene(trx)
  const ask = (token: string, from = address) => mailWithdrawalLinks(trx, { token, address: from })
  const count = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from outbox where kind = 'withdrawal-link'`.execute(trx)
    return rows[0]?.count
  }
  await ask(stranger.token)
  await ask(stranger.token)
  await ask(stranger.token, '198.51.100.7')
  expect(await count()).toBe(2)
  await withdrawByLink(trx, stranger.token)
  const again = await enquire(trx, { ...newPerson(), email: person.email })
  await ask(again.token)
  expect(await count()).toBe(1)
  await sql`update visitor_mails set mailed_at = now() - interval '25 hours'`.execute(trx)
  await ask(again.token)
  expect(await count()).toBe(2)
})

it('one network triggers few such mails in an hour', async ({ trx }) => {
  const person = newPerson()
  for (let index = 0; index < 25; index += 1)
    await enquire(trx, { ...person, email: `n${index}-${person.email}` })
  const { token } = await enquire(trx, person)
  await mailWithdrawalLinks(trx, { token, address: '2001:db8:7::1' })
  await mailWithdrawalLinks(trx, { token, address: '2001:db8:7:1::2' })
  expect((await mailedTo(trx)).size).toBe(20)
  await mailWithdrawalLinks(trx, { token, address })
  expect((await mailedTo(trx)).size).toBe(26)
})

it('spam gets no mail, and a link expires after a day', async ({ trx }) => {
  const { person, first } = await scene(trx)
  await sql`update leads set spam_reason = 'phone' where email like 's-%'`.execute(trx)
  await mailWithdrawalLinks(trx, { token: first.token, address })
  const links = await mailedTo(trx)
  expect([...links.keys()].map((email) => email.toLowerCase())).toEqual([person.email])
  const [token = ''] = links.values()
  await sql`update withdrawal_links set expires_at = now() - interval '1 second'`.execute(trx)
  expect(await findMailedLink(trx, token)).toBeUndefined()
  expect(await withdrawByMailedLink(trx, token)).toBeUndefined()
  await sql`update withdrawal_links set expires_at = now() - interval '25 hours'`.execute(trx)
  await forgetMailedLinks(trx)
  expect(await trx.selectFrom('withdrawal_links').selectAll().execute()).toEqual([])
})

it('no table has the token', async ({ trx }) => {
  const { first } = await scene(trx)
  await mailWithdrawalLinks(trx, { token: first.token, address })
  const [token = ''] = (await mailedTo(trx)).values()
  const { rows } = await sql`select from withdrawal_links
    where position(${token} in withdrawal_links::text) > 0`.execute(trx)
  expect([token.length, rows]).toEqual([32, []])
})

test.each([
  ['the Kelvin sign for a k', 'vi\u212Aram'],
  ['a dotted capital I for an i', 'v\u0130kram'],
])('an address with %s is another address', (_, name) =>
  inTransaction(async (trx) => {
    const person = newPerson()
    const alike = { ...person, email: `${name}-${person.email}` }
    const { id, token } = await enquire(trx, alike)
    const honest = await enquire(trx, { ...person, email: `vikram-${person.email}` })
    await mailWithdrawalLinks(trx, { token, address })
    const links = await mailedTo(trx)
    expect(links.size).toBe(2)
    expect(await withdrawByMailedLink(trx, links.get(alike.email) ?? '')).toMatchObject({
      leads: 1,
    })
    expect(await idsOf(trx, person.phone)).toEqual([honest.id])
    expect(id).not.toBe(honest.id)
  }),
)

it('a sender with someone else’s phone and mail cannot stop their link by withdrawing', async ({
  trx,
}) => {
  const person = newPerson()
  const planted = await enquire(trx, { ...person, name: 'S' })
  const asking = await enquire(trx, { ...person, name: 'S', email: `s-${person.email}` })
  const honest = await enquire(trx, person)
  await mailWithdrawalLinks(trx, { token: asking.token, address })
  await withdrawByLink(trx, planted.token)
  const token = (await mailedTo(trx)).get(person.email) ?? ''
  expect(await findMailedLink(trx, token)).toEqual({ kind: 'open', leadIds: [honest.id] })
  expect(await withdrawByMailedLink(trx, token)).toMatchObject({ leads: 1 })
  expect(await findMailedLink(trx, token)).toMatchObject({ kind: 'withdrawn' })
  expect(await idsOf(trx, person.phone)).toEqual([asking.id])
})

it('a stranger’s addresses do not use up the requester’s mail', async ({ trx }) => {
  const person = newPerson()
  for (let index = 0; index < 24; index += 1)
    await enquire(trx, { ...person, email: `a${index}-${person.email}` })
  const { token } = await enquire(trx, person)
  await mailWithdrawalLinks(trx, { token, address })
  expect([...(await mailedTo(trx)).keys()]).toContain(person.email)
})
