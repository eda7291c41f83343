import { afterAll, expect, test } from 'vitest'

import { settingLabels } from '#app/strings/en/setting-fields.ts'
import { db } from '#db/client.server.ts'
import { postForm } from '#test/helpers/site/app.ts'
import { signedInOwner } from '#test/staff/signed-in-owner.ts'

const asking = signedInOwner()
const law = 'The courts of Noida have jurisdiction.'

afterAll(async () => {
  await db.deleteFrom('setting_changes').where('section', '=', 'legal').execute()
})

function post(fields: Record<string, string>, path = '/dashboard/health') {
  return postForm(path, fields, { Origin: 'http://homes.test', Cookie: asking.Cookie })
}

async function stored(section: string) {
  const rows = db.selectFrom('setting_changes').select('texts').where('section', '=', section)
  return (await rows.orderBy('id').execute()).map(({ texts }) => texts)
}

test('a form in a line saves its setting, and the others of the section stay', async () => {
  const number = { RERA_AGENT_GOA: 'GOA1' }
  await db
    .insertInto('setting_changes')
    .values({ section: 'legal', texts: JSON.stringify(number) })
    .execute()
  const answer = await post({ section: 'legal', GOVERNING_LAW: law })
  expect(answer.headers.get('Location')).toBe('/dashboard/health?saved')
  expect((await stored('legal')).at(-1)).toEqual({ ...number, GOVERNING_LAW: law })
})

test('a wrong value keeps what was typed and says what it must be', async () => {
  const answer = await post({ section: 'legal', DATA_PROTECTION_BOARD: 'no address' })
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain(settingLabels.DATA_PROTECTION_BOARD)
  expect(await stored('legal')).toHaveLength(2)
})

test.each(['retention', 'notifications', 'backups', 'security', 'none'])(
  'a line of Health changes nothing of %s, which asks for the password or is no section',
  async (section) => {
    const fields = { BACKUP_TO: '/mnt/disk', MAIL_TO: 'a@homes.test', PUSH_HOSTS: 'homes.test' }
    expect((await post({ section, ...fields })).status).toBe(404)
    expect(await stored(section)).toEqual([])
  },
)

test('a revert of a guarded section needs the password, and its form keeps what is stored', async () => {
  const contact = 'mailto-contact@homes.test'
  const { id } = await db
    .insertInto('setting_changes')
    .values({ section: 'security', texts: JSON.stringify({ SECURITY_CONTACT: contact }) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const answer = await post({ revert: id, alone: 'yes' }, '/dashboard/settings/security')
  expect(answer.status).toBe(422)
  const html = await answer.text()
  expect(html).toContain(settingLabels.SECURITY_CONTACT)
  expect(html).toContain(`value="${contact}"`)
  await db.deleteFrom('setting_changes').where('section', '=', 'security').execute()
})
