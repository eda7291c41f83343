import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { listAudit, writeAudit } from '#app/audit/audit-log.server.ts'
import { countOldSpam, purgeSpam } from '#app/leads/spam/purge-spam.server.ts'
import { erasePerson } from '#app/privacy/erase.server.ts'
import { projectVersions } from '#app/projects/publishing/project-store.server.ts'
import { auditTexts } from '#app/strings/en/audit-log.ts'
import { db, type Executor } from '#db/client.server.ts'
import { plainDraft } from '#test/catalogue/plain-draft.ts'
import { failingAt } from '#test/helpers/database/failing.ts'
import { ofWorker } from '#test/helpers/database/worker-database.ts'
import { start } from '#test/helpers/site/process.ts'
import { addNewLead } from '#test/staff/staff-members.ts'
import { enquire, newPerson } from '#test/staff/withdrawing.ts'

async function run(words: string[]): Promise<string> {
  const running = start(words, {
    DATABASE_URL: ofWorker('databaseUrl'),
    DATA_DIR: ofWorker('dataFolder'),
  })
  expect(await running.ended, running.output()).toBe(0)
  return running.output()
}

async function newest(): Promise<string | undefined> {
  return (await listAudit(db, null)).lines[0]?.text
}

test('a command that erases writes to the record that it did, and nothing where nothing was', async () => {
  const id = await addNewLead(db)
  await db.updateTable('leads').set({ spam_reason: 'phone' }).where('id', '=', id).execute()
  await run(['cli/spam/purge.ts', '--older-than', '0'])
  expect(await newest()).toBe(`${auditTexts.command} erased 1 lead: spam`)
  const demo = await addNewLead(db)
  await db.updateTable('leads').set({ is_demo: true }).where('id', '=', demo).execute()
  await run(['cli/demo/clear.ts'])
  const line = `${auditTexts.command} erased 1 lead: demo data`
  expect(await newest()).toBe(line)
  await run(['cli/spam/purge.ts', '--older-than', '0'])
  await run(['cli/demo/clear.ts'])
  const { lines } = await listAudit(db, null)
  expect(lines.filter(({ text }) => text === line)).toHaveLength(1)
  expect(lines.filter(({ text }) => text.endsWith(': spam'))).toHaveLength(1)
})

const note = (trx: Executor, rows: number) =>
  writeAudit(trx, null, { kind: 'erased', rows, what: 'suspect' })

test('a purge that is stopped has told of what is gone, and the next goes on', async () => {
  const ids = []
  for (let index = 0; index < 5; index += 1) ids.push(await addNewLead(db, { minutes: 2 * 1440 }))
  await db.updateTable('leads').set({ spam_reason: 'phone' }).where('id', 'in', ids).execute()
  const stopped = purgeSpam(db, 1, {
    note,
    batchSize: 2,
    onProgress: () => {
      throw new Error('stopped')
    },
  })
  await expect(stopped).rejects.toThrow('stopped')
  expect(await countOldSpam(db, 1)).toBe(3)
  expect(await newest()).toBe(`${auditTexts.command} erased 2 leads: spam`)
  const unnoted = purgeSpam(db, 1, { note: () => Promise.reject(new Error('full')) })
  await expect(unnoted).rejects.toThrow('full')
  const received: number[] = []
  const onProgress = (done: number) => received.push(done)
  expect(await purgeSpam(db, 1, { note, batchSize: 2, onProgress })).toBe(3)
  expect(received).toEqual([2, 3])
  expect(await newest()).toBe(`${auditTexts.command} erased 1 lead: spam`)
})

test('a person is erased with the audit log entry, or not at all', async () => {
  const person = newPerson()
  await enquire(db, person)
  const held = () =>
    db.selectFrom('leads').select(['name', 'message']).where('phone', '=', person.phone).execute()
  const before = await held()
  expect(before).toHaveLength(1)
  const erasing = erasePerson(failingAt('audit_log'), person.phone, (trx) =>
    writeAudit(trx, null, { kind: 'person-erased', rows: 1, closed: 0 }),
  )
  await expect(erasing).rejects.toThrow('out of order')
  expect(await held()).toEqual(before)
  await run(['cli/privacy/erase.ts', '--phone', person.phone])
  expect(await held()).toEqual([])
  const line = `${auditTexts.command} erased a person: 1 lead, and 0 sealed earlier`
  expect(await newest()).toBe(line)
  expect(await run(['cli/privacy/erase.ts', '--phone', person.phone])).toContain(
    'There is no data of',
  )
  expect(await newest()).toBe(line)
})

test('alerts of an email address are printed and erased by it', async () => {
  const values = { search: '', notice: '', version: '', checked_version: 0 }
  for (const name of ['asha', 'bina'])
    await db
      .insertInto('visitor_alerts')
      .values({ ...values, token: `by-email-${name}`, email: `${name}@by-email.test` })
      .execute()
  const [asha, erase] = ['Asha@By-Email.test', 'cli/privacy/erase.ts']
  const printed = await run(['cli/privacy/export.ts', '--email', asha])
  expect(printed).toContain('by-email-asha')
  expect(printed).not.toContain('by-email-bina')
  expect(await run([erase, '--email', asha])).toContain('Erased: 1 alerts')
  expect(await run([erase, '--email', asha])).toContain('There are no alerts')
  const left = await db.deleteFrom('visitor_alerts').returning('token').execute()
  expect(left).toEqual([{ token: 'by-email-bina' }])
  const both = start([erase, '--email', asha, '--phone', '9812300094'], {
    DATABASE_URL: ofWorker('databaseUrl'),
    DATA_DIR: ofWorker('dataFolder'),
  })
  expect(await both.ended).not.toBe(0)
})

const versions = () =>
  db.selectFrom('project_versions').selectAll().where('project_id', '=', 4343).execute()

test('no matter who is erased, the versions of projects and the photos stay as they were', async () => {
  const person = newPerson()
  await enquire(db, person)
  const content = plainDraft('erased-meadows', `Erased Meadows of ${person.name}`)
  await projectVersions.save(db, { subject: 4343, basedOn: null, content, sources: {} }, null)
  const media = join(ofWorker('dataFolder'), 'media')
  mkdirSync(media, { recursive: true })
  const photo = join(media, 'erased-meadows.avif')
  writeFileSync(photo, 'not a real picture')
  const before = await versions()
  await run(['cli/privacy/erase.ts', '--phone', person.phone])
  expect(
    await db.selectFrom('leads').where('phone', '=', person.phone).selectAll().execute(),
  ).toEqual([])
  expect(before).toHaveLength(1)
  expect(await versions()).toEqual(before)
  expect(readFileSync(photo, 'utf8')).toBe('not a real picture')
  rmSync(photo)
})
