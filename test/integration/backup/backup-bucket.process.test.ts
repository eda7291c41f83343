import { chmodSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { isBackup } from '#db/backup/place.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { testBucket } from '#test/helpers/site/bucket.ts'
import { start } from '#test/helpers/site/process.ts'
import { connectTo, sendEnquiry, startSite, type Site } from '#test/helpers/site/site.ts'

// docs/backup-and-restore.md, with an S3-compatible bucket: the machine is lost with all that is on it, and what the
// bucket and the owner's key have between them is the site again.

const { folder, remove } = temporaryFolder()
const place = (name: string) => join(folder, name)
/** A site that sees to privacy every ten seconds does so more often. */
const OFTEN = { NODE_OPTIONS: '--import=./test/helpers/site/look-often.ts' }
const SOON = { timeout: 60_000, interval: 100 }
const GONE = { name: 'Vimala Withdraws', phone: '9876500201' }

let bucket: Awaited<ReturnType<typeof testBucket>>
let recipient = ''
let site: Site | undefined

beforeAll(async () => {
  // Who PostgreSQL runs as passes through.
  chmodSync(folder, 0o755)
  mkdirSync(place('data'))
  bucket = await testBucket()
  const made = start(['cli/backup/key.ts', place('key.txt')])
  await made.ended
  recipient = /BACKUP_KEY=(\S+)/.exec(made.output())?.[1] ?? ''
})
afterAll(async () => {
  await site?.stop()
  bucket.close()
  remove()
})

const variables = (more: Record<string, string> = {}) => ({
  DATA_DIR: place('data'),
  BACKUP_TO: `${bucket.url}/nightly`,
  BACKUP_BUCKET_KEY_ID: bucket.keyId,
  BACKUP_BUCKET_SECRET: bucket.secret,
  BACKUP_BUCKET_REGION: bucket.region,
  BACKUP_KEY: recipient,
  BACKUP_AT: 'off',
  PRIVACY_SECRET: 'what the owner keeps next to the key',
  SESSION_SECRET: 'what the owner keeps next to the key, too',
  ...more,
})

async function command(words: string[], more: Record<string, string> = {}): Promise<string> {
  const run = start(words, variables(more))
  const code = await run.ended
  return `${code}\n${run.output()}`
}

const backUp = (more: Record<string, string> = {}) =>
  command(['cli/run/with-database.ts', 'cli/backup/create.ts'], more)
const restore = (more: Record<string, string> = {}, ...words: string[]) =>
  command(['cli/backup/restore.ts', '--key', place('key.txt'), ...words], more)
const list = (more: Record<string, string>) => command(['cli/backup/list.ts'], more)
const backups = () => bucket.names().filter((name) => isBackup(name.split('/').at(-1) ?? ''))

/** Sends an enquiry and answers the path by which it is withdrawn. */
async function enquire(base: string, pay: typeof GONE): Promise<string> {
  const answer = await fetch(`${base}/api/v1/user/connect`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', pid: 'northlight' },
    body: JSON.stringify({
      meta: { pid: 'northlight' },
      pay: { ...pay, email: 'vimala@post.test', message: 'A plot, please.' },
    }),
  })
  return /\/privacy\/withdraw\/[\da-f]{32}/.exec(await answer.text())?.[0] ?? ''
}

/** What stands in the database, oldest first; `query` names it `text`. */
async function texts(query: string): Promise<string[]> {
  const client = await connectTo(place('data'), 'northlight')
  const { rows } = await client.query<{ text: string }>(query)
  await client.end()
  return rows.map(({ text }) => text)
}

test('the drill: what was backed up into a bucket is the site again once its machine is lost', async () => {
  site = await startSite(variables(OFTEN), place('data'))
  const { base } = site
  const link = await enquire(base, GONE)
  expect((await sendEnquiry(base)).status).toBe(200)
  await vi.waitFor(async () => {
    // The chains tell a restore whether it has the secret by which people are known.
    expect(await texts('select distinct person as text from privacy_events')).toHaveLength(2)
  }, SOON)
  const before = await texts('select message as text from leads order by id')
  const writing = { goes: true }
  const writer = (async () => {
    while (writing.goes) {
      await sendEnquiry(base)
      await sleep(20)
    }
  })()
  const said = await backUp()
  writing.goes = false
  await writer
  expect(said).toMatch(/^0\n/)
  expect(said).toContain('It was restored into a temporary database, which matches.')
  expect(backups()).toHaveLength(1)
  const sealed = bucket.read(backups()[0] ?? '')
  expect(sealed.subarray(0, 14).toString()).toBe('age-encryption')
  for (const secret of [GONE.name, GONE.phone, 'vimala@post.test'])
    expect(sealed.includes(secret), secret).toBe(false)

  // Withdrawals since then are noted next to the backups, by nothing that names the person.
  await fetch(base + link, { method: 'POST', body: new URLSearchParams(), redirect: 'manual' })
  const copies = () => bucket.names().filter((name) => name.includes('withdrawals'))
  await vi.waitFor(() => expect(copies()).toHaveLength(1), SOON)
  expect(bucket.read(copies()[0] ?? '').toString()).not.toContain(GONE.phone)
  const last = await texts('select message as text from leads order by id')
  await site.stop()
  renameSync(place('data'), place('lost'))

  const restored = await restore()
  expect(restored).toMatch(/^0\n/)
  expect(restored).toContain('checksums are the same')
  expect(restored).toContain('Done again: 1 enquiries closed')
  site = await startSite(variables(), place('data'))
  const after = await texts('select message as text from leads order by id')
  expect(before).toContain('A plot, please.')
  expect(after).not.toContain('A plot, please.')
  const kept = before.filter((message) => message !== 'A plot, please.')
  expect(after).toEqual(last.slice(0, after.length))
  expect(after.slice(0, kept.length)).toEqual(kept)
  expect((await sendEnquiry(site.base)).status).toBe(200)
  await site.stop()
}, 240_000)

test('without the owner’s key no one can open what lies there, and strangers get no list', async () => {
  const other = start(['cli/backup/key.ts', place('other.txt')])
  await other.ended
  const wrong = { DATA_DIR: place('stranger') }
  expect(await command(['cli/backup/restore.ts', '--key', place('other.txt')], wrong)).toMatch(
    /^1\n/,
  )
  const refused = await list({ ...wrong, BACKUP_BUCKET_SECRET: 'another' })
  expect(refused).toMatch(/^1\n/)
  expect(refused).toContain('answered 403')
  expect(await list(wrong)).toContain(backups()[0]?.split('/').at(-1))
  expect(await restore(wrong, '--check')).toContain('It restores.')
}, 120_000)

test('the site puts the backup that is due into the bucket on its own, though someone withdrew', async () => {
  const at = Math.floor(((Date.now() + 5.5 * 3_600_000) % 86_400_000) / 3_600_000)
  site = await startSite(variables({ BACKUP_AT: String(at) }), place('data'))
  expect(await texts('select lead_id as text from deleted_leads')).not.toEqual([])
  await vi.waitFor(() => expect(backups()).toHaveLength(2), { ...SOON, timeout: 90_000 })
  await site.stop()
}, 180_000)

test(
  'a bucket that is away or full is named with what to check, and half a backup is none',
  { tags: ['whole'], timeout: 120_000 },
  async () => {
    const away = await backUp({ BACKUP_TO: 'http://127.0.0.1:1/nightly' })
    expect(away).toMatch(/^1\n/)
    expect(away).toContain('does not answer. Check BACKUP_TO')
    bucket.fill(true)
    const full = await backUp()
    bucket.fill(false)
    expect(full).toMatch(/^1\n/)
    expect(full).toContain('answered 507')
    expect(backups()).toHaveLength(2)
  },
)
