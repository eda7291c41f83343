import { expect, test } from 'vitest'

import { ownTexts } from '#app/strings/en/own-account.ts'
import { db } from '#db/client.server.ts'
import { postForm } from '#test/helpers/site/app.ts'
import { signedInOwner } from '#test/staff/signed-in-owner.ts'

const asking = signedInOwner()

test.each([
  ['retention', { RETENTION_DAYS: '1', SEALED_DAYS: '0' }],
  ['notifications', { MAIL_TO: 'stranger@homes.test' }],
  ['backups', { BACKUP_TO: '/mnt/disk' }],
  ['security', { KNOWN_BROWSER_DAYS: '1' }],
])('a session alone changes nothing of %s', async (section, fields) => {
  const answer = await postForm(`/dashboard/settings/${section}`, fields, {
    Origin: 'http://homes.test',
    Cookie: asking.Cookie,
  })
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain(ownTexts.password.wrong)
  const stored = db.selectFrom('setting_changes').select('id').where('section', '=', section)
  expect(await stored.execute()).toEqual([])
})
