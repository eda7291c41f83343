import { randomInt } from 'node:crypto'

import { afterAll, expect, test } from 'vitest'

import { leadField } from '#app/leads/bulk/many-change.ts'
import { addStaff } from '#app/staff/accounts.server.ts'
import { bulkTexts } from '#app/strings/en/bulk.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { leadTexts } from '#app/strings/en/lead.ts'
import { db } from '#db/client.server.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'
import { signedInOwner } from '#test/staff/signed-in-owner.ts'

const mark = 'never.test'
const phone = `91${randomInt(10_000_000, 99_999_999)}`
const name = 'Nila Never'
const asking = signedInOwner({})

afterAll(async () => {
  await db.deleteFrom('leads').where('email', 'like', `%@${mark}`).execute()
  await db.deleteFrom('staff_users').where('phone', '=', phone).execute()
})

async function addLead(): Promise<string> {
  const email = `one@${mark}`
  const lead = { name: 'Asha Rao', phone: '9876500119', email, message: 'Price?' }
  expect((await postForm('/connect', lead)).status).toBeLessThan(400)
  const { id } = await db
    .selectFrom('leads')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return id
}

test('a lead is not given by hand to someone who has never signed in, and why is said', async () => {
  const added = await addStaff(db, { name, phone, role: 'agent', password: 'seven quiet lanterns' })
  const ownerId = added.kind === 'added' ? added.id : ''
  const headers = { Cookie: asking.Cookie, Origin: 'http://homes.test' }
  const lead = await addLead()
  const path = `/dashboard/leads/${lead}`
  const many = { ownerId, lead: leadField(lead, { ownerId: null }) }
  const give = () => postForm(path, { ownerId, seen: '0' }, headers)

  expect(await (await fetchPath(path, { headers })).text()).toMatch(
    new RegExp(
      `<button[^>]*disabled=""[^>]*><bdi>${leadTexts.newPerson(name).replace(/[()]/g, '.')}<`,
    ),
  )
  const refused = await give()
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain(panelTexts.neverSignedIn(name))

  const refusedMany = await postForm('/dashboard/leads/bulk', many, headers)
  expect(refusedMany.status).toBe(422)
  expect(await refusedMany.json()).toMatchObject({ message: bulkTexts.neverSignedIn(name) })

  await postForm('/admin', { phone, password: 'seven quiet lanterns' }).then((answer) =>
    fetchPath('/dashboard', {
      headers: { Cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' },
    }),
  )
  expect((await give()).status).toBe(302)
})
