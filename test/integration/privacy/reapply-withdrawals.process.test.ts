import { chmodSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { startEmbedded } from '#db/embedded/embedded.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { start } from '#test/helpers/site/process.ts'
import { connectTo, startSite, type Site } from '#test/helpers/site/site.ts'
import { linkOf, withdrawBy } from '#test/helpers/withdrawal-links.ts'

// docs/backup-and-restore.md: a restore goes back in time, and people who withdrew since must not come back with it,
// though each of several machines wrote down its own.

const { folder, remove } = temporaryFolder()
const place = (name: string) => join(folder, name)
/** A site that sees to privacy every ten seconds does so more often. */
const OFTEN = { NODE_OPTIONS: '--import=./test/helpers/site/look-often.ts' }
const SOON = { timeout: 60_000, interval: 200 }
const PHONES = { link: '9876500101', two: '9876500102', three: '9876500103', stays: '9876500104' }

let recipient = ''
let site: Site | undefined

beforeAll(async () => {
  // Who PostgreSQL runs as passes through.
  chmodSync(folder, 0o755)
  mkdirSync(place('data'))
  const made = start(['cli/backup/key.ts', place('key.txt')])
  await made.ended
  recipient = /BACKUP_KEY=(\S+)/.exec(made.output())?.[1] ?? ''
})
afterAll(async () => {
  await site?.stop()
  remove()
})

const variables = (more: Record<string, string> = {}) => ({
  BACKUP_TO: place('backups'),
  BACKUP_KEY: recipient,
  BACKUP_AT: 'off',
  PRIVACY_SECRET: 'machines that know who withdrew from all',
  SEAL_RECIPIENT: recipient,
  ...more,
})

async function command(words: string[], more: Record<string, string>): Promise<string> {
  const run = start(words, variables(more))
  const code = await run.ended
  return `${code}\n${run.output()}`
}

const copies = () =>
  readdirSync(place('backups')).filter((name) => name.startsWith('northlight-withdrawals-'))

async function rowsOf(query: string): Promise<string[]> {
  const client = await connectTo(place('data'))
  const { rows } = await client.query<{ text: string }>(query)
  await client.end()
  return rows.map(({ text }) => text)
}

test('who withdrew at any of several machines since the backup is closed again by a restore', async () => {
  site = await startSite(variables(OFTEN), place('data'))
  const { base } = site
  const links = new Map<string, string>()
  for (const phone of Object.values(PHONES)) links.set(phone, await linkOf(base, phone))
  // The chains tell a restore whether it has the secret by which people are known.
  await vi.waitFor(async () => {
    const told = await rowsOf('select distinct person as text from privacy_events')
    expect(told).toHaveLength(4)
  }, SOON)
  const own = { DATA_DIR: place('data') }
  expect(await command(['cli/run/with-database.ts', 'cli/backup/create.ts'], own)).toMatch(/^0\n/)

  // At this machine, at a second one, and at a third that knows no place for backups.
  const link = links.get(PHONES.link) ?? ''
  expect(await withdrawBy(link)).toBe(303)
  await vi.waitFor(() => expect(copies()).toHaveLength(1), SOON)
  await site.stop()
  // The site would write down what it finds first.
  const database = await startEmbedded(place('data'))
  for (const [name, more] of [
    ['two', {}],
    ['three', { BACKUP_TO: '', BACKUP_KEY: '' }],
  ] as const) {
    mkdirSync(place(name))
    const words = ['cli/privacy/withdraw.ts', '--phone', PHONES[name]]
    const there = { DATA_DIR: place(name), DATABASE_URL: database.url, ...more }
    expect(await command(words, there)).toMatch(/^0\nClosed and sealed: 1 enquiries/)
  }
  await database.stop()
  expect(copies()).toHaveLength(2)

  renameSync(place('data'), place('lost'))
  const words = [
    'cli/backup/restore.ts',
    '--key',
    place('key.txt'),
    '--withdrawals',
    place('three'),
  ]
  const restored = await command(words, own)
  expect(restored).toMatch(/^0\n/)
  expect(restored).toContain('Done again: 3 enquiries closed, 0 people erased.')

  site = await startSite(variables(), place('data'))
  expect(await rowsOf('select phone as text from leads')).toEqual([
    expect.stringMatching(PHONES.stays),
  ])
  await site.stop()
}, 240_000)

test('a command without the settings of the site says so, and neither finds nor seals nor makes anything', async () => {
  const { base, stop } = await startSite(variables(), place('data'))
  const commands = [
    ['cli/privacy/record.ts', '--phone', PHONES.stays],
    ['cli/privacy/withdraw.ts', '--phone', PHONES.stays],
    ['cli/privacy/erase.ts', '--phone', PHONES.stays],
    ['cli/privacy/export.ts', '--phone', PHONES.stays],
    ['cli/privacy/reapply-withdrawals.ts', place('three')],
    ['cli/privacy/breach-report.ts', '--from', '2026-01-01', '--to', '2099-01-01'],
  ]
  const bare = { DATA_DIR: place('data'), PRIVACY_SECRET: '', SEAL_RECIPIENT: '' }
  for (const words of commands) {
    const said = await command(['cli/run/with-database.ts', ...words], bare)
    expect(said, words[0]).toMatch(/^1\n/)
    expect(said, words[0]).toContain('another PRIVACY_SECRET')
  }
  const check = await command(['cli/site/check.ts'], bare)
  expect(check).toContain('has a different PRIVACY_SECRET and SEAL_RECIPIENT from the site')
  expect(readdirSync(place('data'))).not.toContain('privacy-secret')
  expect(readdirSync(place('data'))).not.toContain('seal-key')
  const record = ['cli/run/with-database.ts', 'cli/privacy/record.ts', '--phone', PHONES.stays]
  expect(await command(record, { DATA_DIR: place('data') })).toMatch(/^0\n/)
  expect(await linkOf(base, PHONES.link)).toMatch(/withdraw/)
  await stop()
}, 120_000)

test('with another secret a restore says that it can close no one again', async () => {
  const said = await command(['cli/backup/restore.ts', '--key', place('key.txt')], {
    DATA_DIR: place('another'),
    PRIVACY_SECRET: 'another secret than that of the machines',
  })
  expect(said).toMatch(/^1\n/)
  expect(said).toContain('another PRIVACY_SECRET')
  expect(said).toContain('bin/northlight privacy reapply-withdrawals before the site starts')
}, 120_000)
