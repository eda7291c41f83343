import { chmodSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'
import { Client } from 'pg'

import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { ofWorker } from '#test/helpers/database/worker-database.ts'
import { start } from '#test/helpers/site/process.ts'

const { folder, remove } = temporaryFolder()
afterAll(remove)

const commands = [
  'staff/add.ts',
  'demo/add.ts',
  'database/migrate.ts',
  'privacy/export.ts',
  'backup/create.ts',
]

async function command(
  script: string,
  variables: Record<string, string>,
  ...words: string[]
): Promise<string> {
  const run = start(['cli/run/with-database.ts', `cli/${script}`, ...words], variables)
  return `${await run.ended}\n${run.output()}`
}

test.each(commands)('%s makes no site where there is none, and says so', async (script) => {
  const said = await command(script, { DATA_DIR: folder })
  expect(said).toMatch(/^1\nThere is no site here: .* holds no database\.\n.*DATA_DIR/)
  expect(said).toContain(folder)
  expect(said).toContain('--new')
  expect(readdirSync(folder)).toEqual([])
})

test('an empty database stays empty', async () => {
  const url = new URL(ofWorker('databaseOwnerUrl'))
  const name = 'no_site_here'
  const superuser = new URL(url)
  superuser.username = 'northlight'
  const maker = new Client({ connectionString: superuser.href })
  await maker.connect()
  await maker.query(`drop database if exists ${name}`)
  await maker.query(`create database ${name} encoding 'UTF8' template template0`)
  url.pathname = `/${name}`
  const said = await command('staff/add.ts', { DATA_DIR: folder, DATABASE_URL: url.href })
  expect(said).toMatch(/^1\nThere is no site here: the database no_site_here .* is empty\./)
  await maker.query(`drop database ${name}`)
  await maker.end()
})

test('--new creates a site, which the next command finds', async () => {
  // As root, PostgreSQL runs as another user.
  chmodSync(folder, 0o711)
  const other = join(folder, 'new')
  const first = await command('database/migrate.ts', { DATA_DIR: other }, '--new')
  expect(first).toMatch(/^0\nApplied: 0001/)
  const next = await command('database/migrate.ts', { DATA_DIR: other })
  expect(next).toBe('0\nThe database is up to date.\n')
})

test('a command waits for the database longer than the site does', async () => {
  const script = join(folder, 'say.mjs')
  writeFileSync(script, 'console.log(process.env.DATABASE_SILENCE_SECONDS)')
  const run = start(['cli/run/with-database.ts', script], {
    DATABASE_URL: ofWorker('databaseUrl'),
    DATABASE_OWNER_URL: ofWorker('databaseOwnerUrl'),
  })
  expect(await run.ended).toBe(0)
  expect(Number(run.output())).toBeGreaterThanOrEqual(600)
})
