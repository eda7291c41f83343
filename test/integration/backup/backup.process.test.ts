import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { addScheduled, expectRestored, rowsOf } from '#test/helpers/database/backed-up-rows.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { copyReadyCluster } from '#test/helpers/database/ready-cluster.ts'
import { projectWhere } from '#test/helpers/listed.ts'
import { printed, start, startProgram, type Running } from '#test/helpers/site/process.ts'
import { linkOf, withdrawBy } from '#test/helpers/withdrawal-links.ts'

// docs/backup-and-restore.md: fill, back up while enquiries come, lose the data folder, restore, sign in.

const { folder, remove } = temporaryFolder()
const data = join(folder, 'data')
const backups = join(folder, 'backups')
const key = join(folder, 'key.txt')
const phone = '9876500077'
const password = 'four long quiet words'
let recipient = ''
let site: Running | undefined

beforeAll(async () => {
  // Who PostgreSQL runs as passes through.
  chmodSync(folder, 0o755)
  mkdirSync(data)
  copyReadyCluster(data)
  const made = start(['cli/backup/key.ts', key])
  await made.ended
  recipient = /BACKUP_KEY=(\S+)/.exec(made.output())?.[1] ?? ''
})
afterAll(async () => {
  await stop()
  remove()
})

const variables = (more: Record<string, string> = {}) => ({
  DATA_DIR: data,
  BACKUP_TO: backups,
  BACKUP_KEY: recipient,
  BACKUP_AT: 'off',
  PORT: '0',
  HOST: '127.0.0.1',
  PREPARE_PICTURES: 'false',
  ENQUIRY_LIMIT_IPV4: '100000',
  ENQUIRY_LIMIT_FORM: '100000',
  ENQUIRY_LIMIT_SITE: '100000',
  ...more,
})

async function serve(more: Record<string, string> = {}): Promise<string> {
  site = start(['server.ts'], variables(more))
  const [, port] = await printed(site, /ready at http:\/\/localhost:(\d+)/)
  return `http://127.0.0.1:${port}`
}

async function stop(): Promise<void> {
  site?.child.kill('SIGTERM')
  await site?.ended
}

async function command(...words: string[]): Promise<{ code: number | null; output: string }> {
  const run = start(words, variables())
  return { code: await run.ended, output: run.output() }
}

async function enquire(base: string, at: number): Promise<string> {
  const body = JSON.stringify({
    meta: { pid: 'northlight' },
    pay: {
      name: `Asha ${at}\t\\N "é" अ`,
      phone: String(9_800_000_000 + at),
      email: `a${at}@example.com`,
      message: `line\nline ${at}`,
    },
  })
  const headers = { 'content-type': 'application/json', pid: 'northlight' }
  const answer = await fetch(`${base}/api/v1/user/connect`, { method: 'POST', headers, body })
  return `${answer.status} ${await answer.text()}`
}

async function signIn(base: string): Promise<string> {
  const body = new URLSearchParams({ phone, password })
  const answer = await fetch(`${base}/admin`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { Origin: base },
  })
  return answer.headers.get('Location') ?? String(answer.status)
}

const { slug } = projectWhere(
  'without pages of its own that names no day',
  ({ possession, pages }) => possession === undefined && !pages,
)
const summary = 'What was published before the drill.'

/** Publishes what a project says of itself and a fact, as someone with files does. */
async function publishSummary(): Promise<void> {
  const files = join(folder, 'projects')
  await command('cli/run/with-database.ts', 'cli/catalogue/export.ts', '--to', files)
  const file = join(files, `${slug}.ts`)
  const text = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    text.replace(/^ {2}summary:\s+.*$/m, `  possession: 'March 2031',\n  summary: '${summary}',`),
  )
  const script = 'cli/catalogue/import.ts'
  const published = await command('cli/run/with-database.ts', script, '--from', files)
  expect(published.output).toContain(`${slug}: published`)
}

const isShown = async (base: string) =>
  (await (await fetch(`${base}/${slug}`)).text()).includes(summary)

const databaseUrl = () => readFileSync(join(data, 'database-url'), 'utf8').trim()

test('the recovery drill: what was backed up while enquiries came is all there after the data folder is lost', async () => {
  const filled = await command('cli/run/with-database.ts', 'cli/demo/add.ts')
  expect(filled.code, filled.output).toBe(0)
  const added = startProgram(
    'sh',
    [
      '-c',
      `printf '%s\\n' '${password}' | node cli/run/with-database.ts cli/staff/add.ts --phone ${phone} --name Owner --role owner`,
    ],
    variables(),
  )
  expect(await added.ended, added.output()).toBe(0)
  mkdirSync(join(data, 'media'), { recursive: true })
  const photo = { slot: 'lodha-goa', file: 'lodha-goa-0123456789abcdef.avif', width: 800 }
  const more = { height: 600, focus: 50, alt: 'A gate', hash: '0123456789abcdef' }
  writeFileSync(join(data, 'media', photo.file), 'not a real picture')
  writeFileSync(
    join(data, 'media/media.json'),
    JSON.stringify([{ ...photo, ...more, addedAt: '2026-11-21T00:00:00.000Z' }]),
  )

  const base = await serve()
  expect(await signIn(base)).toBe('/dashboard')
  await publishSummary()
  await addScheduled(databaseUrl())
  await expect.poll(() => isShown(base), { timeout: 2000 }).toBe(true)
  const old = await linkOf(base, '9876500201')
  let sent = 0
  let acknowledged = 0
  const writing = { goes: true }
  const writer = (async () => {
    while (writing.goes) {
      sent += 1
      if ((await enquire(base, sent)).startsWith('200')) acknowledged += 1
      await sleep(20)
    }
  })()
  const backup = await command('cli/run/with-database.ts', 'cli/backup/create.ts')
  writing.goes = false
  await writer
  expect(backup.output).toContain('which matches')
  expect(backup.code).toBe(0)
  expect(acknowledged).toBeGreaterThan(3)
  const [file = ''] = readdirSync(backups)
  const before = await rowsOf(databaseUrl())
  const secret = readFileSync(join(data, 'session-secret'), 'utf8')
  await stop()

  renameSync(data, join(folder, 'lost'))
  const restored = await command('cli/backup/restore.ts', join(backups, file), '--key', key)
  expect(restored.output).toContain('checksums are the same')
  expect(restored.code).toBe(0)
  expect(readFileSync(join(data, 'session-secret'), 'utf8')).toBe(secret)
  expect(readFileSync(join(data, 'media', photo.file), 'utf8')).toBe('not a real picture')

  const again = await serve()
  expectRestored(before, await rowsOf(databaseUrl()))
  expect(readFileSync(join(data, 'media/media.json'), 'utf8')).toContain('A gate')
  expect(await signIn(again)).toBe('/dashboard')
  expect(await isShown(again)).toBe(true)
  // Sequences go on where they were, and the record still only grows.
  expect(await enquire(again, 0)).toMatch(/^200 /)
  // People who sent before the backup, or who send after the restore, can withdraw.
  for (const link of [old.replace(base, again), await linkOf(again, '9876500202')])
    expect(await withdrawBy(link), link).toBe(303)
  await expect
    .poll(() => existsSync(join(data, 'withdrawals.jsonl')), { timeout: 20_000 })
    .toBe(true)
  await stop()
}, 180_000)

test('what is in use, runs, or is not whole is not restored into or from', async () => {
  const [file = ''] = readdirSync(backups)
  const whole = join(backups, file)
  const inUse = await command('cli/backup/restore.ts', whole, '--key', key)
  expect(inUse.code).toBe(1)
  expect(inUse.output).toContain('not empty')
  const bytes = readFileSync(whole)
  const other = join(folder, 'other')
  for (const [name, broken] of [
    ['short', bytes.subarray(0, bytes.length - 100)],
    [
      'changed',
      Buffer.from(bytes.map((byte, at) => (at === bytes.length - 5000 ? byte ^ 1 : byte))),
    ],
  ] as const) {
    const path = join(folder, name)
    writeFileSync(path, broken)
    const run = start(['cli/backup/restore.ts', path, '--key', key], {
      ...variables(),
      DATA_DIR: other,
    })
    expect(await run.ended, name).toBe(1)
    expect(existsSync(join(other, 'session-secret'))).toBe(false)
  }
  // Nothing was left behind: the whole one goes in.
  const run = start(['cli/backup/restore.ts', whole, '--key', key], {
    ...variables(),
    DATA_DIR: other,
  })
  expect(await run.ended, run.output()).toBe(0)
}, 180_000)

test('the site makes the backup that is due on its own, once, and says so in the table of tries', async () => {
  const kept = readdirSync(backups).length
  const at = Math.floor(((Date.now() + 5.5 * 3_600_000) % 86_400_000) / 3_600_000)
  await serve({ BACKUP_AT: String(at), DATA_DIR: join(folder, 'other') })
  await expect
    .poll(() => readdirSync(backups).filter((name) => name.endsWith('.age')).length, {
      timeout: 90_000,
    })
    .toBe(kept + 1)
  await stop()
  const work = () =>
    readdirSync(join(folder, 'other')).filter((name) => name.startsWith('backup-work'))
  await expect.poll(work, { timeout: 20_000 }).toEqual([])
}, 180_000)
