import { randomInt } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { addStaff, findStaffByPhone } from '#app/staff/accounts.server.ts'
import { markSeen } from '#app/staff/sessions/signed-in.server.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { db } from '#db/client.server.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'
import { addNewLead } from '#test/staff/staff-members.ts'

const phone = `95${randomInt(10_000_000, 99_999_999)}`
const password = 'seven quiet lanterns'
const Origin = 'http://homes.test'
const mark = 'own-leads.test'
let [Cookie, staffId, otherId] = ['', '', '']

/** An agent who sees their own leads only, and another to give them to. */
beforeAll(async () => {
  for (const [name, of] of [
    ['Asha', phone],
    ['Vikram', `94${randomInt(10_000_000, 99_999_999)}`],
  ] as const) {
    await addStaff(db, {
      name,
      phone: of,
      role: 'agent',
      password,
      leadScope: 'all',
      canExport: true,
    })
    const { id = '' } = (await findStaffByPhone(db, of)) ?? {}
    if (of === phone) staffId = id
    else otherId = id
  }
  await db.updateTable('staff_users').set({ lead_scope: 'own' }).where('id', '=', staffId).execute()
  await markSeen(db, { id: otherId })
  const login = await postForm('/admin', { phone, password })
  Cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
})

afterAll(async () => {
  await db.deleteFrom('leads').where('email', 'like', `%${mark}`).execute()
  await db.deleteFrom('staff_users').where('id', 'in', [staffId, otherId]).execute()
  await db.deleteFrom('sign_in_attempts').execute()
})

const addLead = (spamReason: string | null = null) =>
  addNewLead(db, {
    name: 'Meena Iyer',
    email: `x@${mark}`,
    ownerId: spamReason === null ? staffId : null,
    spamReason,
  })

async function page(path: string): Promise<string> {
  return (await fetchPath(path, { headers: { Cookie } })).text()
}

test('a lead that is given away leaves the list, which offers to take that back', async () => {
  const id = await addLead()
  const fields = { ownerId: otherId, 'seen.ownerId': staffId }
  const given = await postForm(`/dashboard/leads/${id}?sort=name`, fields, { Origin, Cookie })
  const back = given.headers.get('Location') ?? ''
  expect(back).toMatch(/^\/dashboard\?sort=name&done=[\da-f-]{36}&given=/)
  const list = await page(back)
  expect(list).toContain('Undo')
  const agent = await db
    .selectFrom('staff_users')
    .select('name')
    .where('id', '=', otherId)
    .executeTakeFirstOrThrow()
  expect(list).toContain(panelTexts.givenTo(agent.name, false))
  expect(list).not.toContain('Meena Iyer')
  expect((await fetchPath(`/dashboard/leads/${id}`, { headers: { Cookie } })).status).toBe(404)
  const changeSetId = new URLSearchParams(back.split('?')[1]).get('done') ?? ''
  const undone = await postForm(
    '/dashboard/undo',
    { changeSetId, back: '/dashboard' },
    { Origin, Cookie },
  )
  expect(undone.headers.get('Location')).toBe('/dashboard?done=undone')
  expect(await page('/dashboard')).toContain('Meena Iyer')
})

test('enquiries that no one has yet are not theirs to see or to move', async () => {
  const id = await addLead('address')
  expect((await fetchPath('/dashboard/spam', { headers: { Cookie } })).status).toBe(403)
  const moved = await postForm('/dashboard/spam/approvals', { lead: id }, { Origin, Cookie })
  expect(moved.status).toBe(403)
  const { spam_reason: spamReason } = await db
    .selectFrom('leads')
    .select('spam_reason')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(spamReason).toBe('address')
  expect(await page('/dashboard')).not.toContain('/dashboard/spam')
})
