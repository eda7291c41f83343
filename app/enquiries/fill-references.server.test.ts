import { expect } from 'vitest'

import { contactCode } from '#app/leads/contact-clicks/contact-code.ts'
import { it } from '#test/helpers/database/database.ts'
import { addNewLead } from '#test/staff/staff-members.ts'

import { fillReferences } from './fill-references.server.ts'

it('leads without a reference get one each, and keep it', async ({ trx: db }) => {
  await db.deleteFrom('leads').execute()
  for (let count = 0; count < 3; count += 1) await addNewLead(db)
  const references = async () => {
    const rows = await db.selectFrom('leads').select('reference').orderBy('id').execute()
    return rows.map(({ reference }) => reference ?? '')
  }
  await db.updateTable('leads').set({ reference: null }).execute()
  expect(await fillReferences(db, 2)).toBe(2)
  expect((await references())[0]).toBe('')
  expect(await fillReferences(db, 2)).toBe(1)
  const filled = await references()
  for (const reference of filled) expect(reference).toMatch(contactCode)
  expect(new Set(filled).size).toBe(3)
  expect(await fillReferences(db)).toBe(0)
  expect(await references()).toEqual(filled)
})
