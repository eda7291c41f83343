import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { config } from '#app/config/config.server.ts'
import { keepSettings } from '#app/config/known-settings.server.ts'
import { listJobs } from '#app/health/jobs.server.ts'
import { backupTexts } from '#app/strings/en/backups.ts'
import { healthTexts } from '#app/strings/en/health.ts'
import { jobTexts } from '#app/strings/en/health-jobs.ts'
import { failureTexts } from '#app/strings/en/notifications.ts'
import { recordBackup } from '#db/backup/backup-tries.server.ts'
import { db, pool } from '#db/client.server.ts'
import { ofWorker } from '#test/helpers/database/worker-database.ts'
import { fetchPath } from '#test/helpers/site/app.ts'
import { start } from '#test/helpers/site/process.ts'
import { addNewLead } from '#test/staff/staff-members.ts'
import { addPeople, removePeople, signIn, type Person, type Role } from '#test/staff/each-role.ts'

let people: Record<Role, Person>
let cookie: string
beforeAll(async () => {
  people = await addPeople(false)
  cookie = await signIn(people.owner)
})
afterAll(async () => {
  await removePeople(people)
  await pool.end()
})

const HOUR_MS = 3_600_000
const LONG = { timeout: 20_000, interval: 100 }
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS)

async function page(): Promise<string> {
  const answer = await fetchPath('/dashboard/health', { headers: { Cookie: cookie } })
  expect(answer.status).toBe(200)
  return (await answer.text()).replaceAll('<!-- -->', '')
}

test('the owner reads how old the last good backup is, and why the last try failed', async () => {
  expect(await page()).toContain(healthTexts.backup.unset)
  const made = { file: 'x', bytes: 12e6, rows: 9, files: 0, sha256: 'x', isEncrypted: true }
  await recordBackup(db, { beganAt: ago(5), place: '/mnt/disk', made })
  expect(await page()).toContain('The last good one is 5 hours old, 12 MB, in /mnt/disk.')
  await recordBackup(db, { beganAt: ago(1), place: '/mnt/disk', failure: healthTexts.reasons.full })
  expect(await page()).toContain(backupTexts.failed(healthTexts.reasons.full))
})

test('the owner reads which proxy the site does not trust, and the line to set', async () => {
  const headers = { Cookie: cookie, 'X-Forwarded-For': '9.9.9.9', 'X-Forwarded-Proto': 'https' }
  const peer = '172.18.0.2'
  const says = await (await fetchPath('/dashboard/health', { headers }, { peer })).text()
  expect(says).toContain(healthTexts.proxy.untrusted(peer))
  expect(says).toContain(`TRUSTED_PROXIES=${config.TRUSTED_PROXIES},${peer}`)
  expect(await page()).not.toContain(healthTexts.proxy.untrusted(peer))
})

test('what was written of backups stays as it was written', async () => {
  await recordBackup(db, { beganAt: ago(1), place: '/mnt/disk', failure: healthTexts.reasons.full })
  await expect(db.updateTable('backups').set({ failure: 'none' }).execute()).rejects.toThrow(
    /denied/,
  )
  await expect(db.deleteFrom('backups').execute()).rejects.toThrow(/denied/)
})

test('the owner reads when each job ran and runs next, and starts one', async () => {
  await vi.waitFor(async () => expect(await page()).toContain(jobTexts.names.reports), LONG)
  const says = await page()
  for (const name of Object.values(jobTexts.names)) expect(says).toContain(name)
  expect(says).toContain(jobTexts.runOf(jobTexts.names.reports))
  const before = new Date()
  const answer = await fetchPath('/dashboard/health/runs', {
    method: 'POST',
    headers: { Cookie: cookie, Origin: 'http://homes.test' },
    body: new URLSearchParams({ job: 'tidy-database' }),
    redirect: 'manual',
  })
  expect(answer.headers.get('location')).toBe('/dashboard/health?requested=tidy-database')
  await vi.waitFor(async () => {
    const job = (await listJobs(db)).find(({ name }) => name === 'tidy-database')
    expect(job?.lastRun?.getTime()).toBeGreaterThanOrEqual(before.getTime())
  }, LONG)
})

/** Gives mails up: two hours ago to an address of the team, three days ago to the visitor. */
async function giveUp(lead_id: string): Promise<void> {
  for (const [way, target, hours] of [
    ['team', 'asha@homes.test', 2],
    ['visitor', '', 72],
  ] as const) {
    const event_id = crypto.randomUUID()
    const given = {
      way,
      target,
      dead_at: ago(hours),
      error: failureTexts.answered(550),
      tries: 22,
    }
    await db
      .insertInto('deliveries')
      .values({ event_id, lead_id, kind: 'enquiry', ...given })
      .execute()
  }
}

test('the owner reads that no one gets a message about enquiries, what waits and what failed', async () => {
  const lead_id = await addNewLead(db)
  try {
    expect(await page()).toContain(healthTexts.deliveries.noRecipients)
    await giveUp(lead_id)
    // The site looks every two seconds, and takes it.
    const told = await vi.waitFor(async () => {
      await db
        .insertInto('outbox')
        .values({ lead_id, kind: 'enquiry', written_at: ago(30) })
        .execute()
      const says = await page()
      expect(says).toMatch(/\d+ notifications? (?:is|are) overdue, the oldest by 30 hours\./)
      return says
    })
    expect(told).toMatch(/confirmations? to (?:a visitor|visitors) failed/)
    expect(told).toContain(healthTexts.deliveries.stuckTodo)
    const check = start(['cli/site/check.ts'], {
      DATABASE_URL: ofWorker('databaseUrl'),
      DATA_DIR: ofWorker('dataFolder'),
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'desk@homes.test',
      MAIL_TO: 'asha@homes.test',
    })
    expect(await check.ended).toBe(1)
    expect(check.output()).toMatch(/Fix now +Emails and webhooks: (?:.* )?1 notification failed\./)
    expect(check.output()).toContain(healthTexts.deliveries.deadTodo)
    expect(check.output()).not.toContain(healthTexts.deliveries.noRecipients)
  } finally {
    await db.deleteFrom('leads').where('id', '=', lead_id).execute()
  }
})

test('the command says the same, what it lacks of the site’s settings, and that something is bad by its exit status', async () => {
  await keepSettings(ofWorker('dataFolder'), ['PUBLIC_URL', 'BACKUP_TO'])
  const check = start(['cli/site/check.ts'], {
    DATABASE_URL: ofWorker('databaseUrl'),
    DATA_DIR: ofWorker('dataFolder'),
    PUBLIC_URL: 'https://localhost',
  })
  expect(await check.ended).toBe(1)
  expect(check.output()).toContain('settings that the site started with: BACKUP_TO.')
  expect(check.output()).toContain(`Fix now ${healthTexts.names.proxy}: `)
  expect(check.output()).toContain('(PostgreSQL 18')
})
