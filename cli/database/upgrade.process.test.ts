import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { broughtMajor } from '#db/embedded/binaries.ts'
import { startEmbedded } from '#db/embedded/embedded.ts'
import { grantRows } from '#db/grants.ts'
import { applyWithin, migrate, migrationNames, readMigrations, roleOf } from '#db/migrate.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { makeOldCluster, oldMajor } from '#test/helpers/database/old-cluster.ts'
import { start } from '#test/helpers/site/process.ts'
import { within } from '#test/helpers/site/within.ts'

// docs/backup-and-restore.md: OLD_POSTGRES=17 names the older version; UPGRADE_LEADS=200000 sets the size.

/** The next migration needs PostgreSQL 18, so an older one has no data of a later site. */
const LAST = '0011-accounts.sql'
const COUNT = Number(process.env['UPGRADE_LEADS'] ?? 500)
const old = oldMajor()
const { folder, remove } = temporaryFolder()
// PostgreSQL's user must be able to enter it.
chmodSync(folder, 0o755)
afterAll(remove)

async function upgrade(data: string, more: Record<string, string> = {}, ...words: string[]) {
  const running = start(['cli/database/upgrade.ts', ...words], { DATA_DIR: data, ...more })
  return { code: await running.ended, output: running.output() }
}

/** Every kind of row of that time. */
const FILL = `insert into staff_users (id, name, email, phone, role)
    values ('asha', 'Asha Rao', 'asha@staff.invalid', '9811100051', 'owner');
  insert into leads (name, phone, email, message, location, idempotency_key, body_hash)
    select 'Vikram "' || number || '" अ', (9700000000 + number)::text, 'v@turns.test',
      E'line\\nline\\t\\\\N ' || number, 'Noida', number::text, ''
    from generate_series(1, ${COUNT}) as number;
  insert into lead_changes (lead_id, act, kind, became, staff_id)
    select id, gen_random_uuid(), 'note', 'Called ' || name, 'asha' from leads;
  insert into record (staff_id, kind, detail) values ('asha', 'signed-in', '{"by": "password"}')`

const EARLIER = { act: 'act', became: 'became', record: 'record' }
const CURRENT = { act: 'change_set_id', became: 'new_value', record: 'audit_log' }

/** Rows as text, without transaction ids and later columns. */
function rowsOf(url: string, { act, became, record }: typeof EARLIER): Promise<unknown[]> {
  return within(url, async (client) => {
    const { rows } = await client.query<object>(
      `select 'lead' as kind, md5(string_agg(concat_ws('|', id, name, phone, email, message, location,
          idempotency_key, created_at), E'\\n' order by id)) as rows, count(*)::int as count from leads
       union all select 'change', md5(string_agg(concat_ws('|', id, lead_id, ${act}, kind, ${became}, staff_id,
          changed_at), E'\\n' order by id)), count(*)::int from lead_changes
       union all select 'audit_log', string_agg(concat_ws('|', id, staff_id, kind, detail), E'\\n'
          order by id), count(*)::int from ${record}
       union all select 'staff', string_agg(concat_ws('|', id, name, phone, role), E'\\n' order by id),
          count(*)::int from staff_users
       order by kind`,
    )
    return rows
  })
}

async function filled(data: string, major: number) {
  const binaries = makeOldCluster(data, major)
  const database = await startEmbedded(data, { binaries })
  await within(database.ownerUrl, async (client) => {
    const all = await readMigrations()
    await client.query('begin')
    await applyWithin(
      client,
      all.filter(({ name }) => name <= LAST),
    )
    await grantRows(client, roleOf(database.url))
    await client.query(FILL)
    await client.query('commit')
  })
  const rows = await rowsOf(database.url, EARLIER)
  await database.stop()
  return { binaries, rows }
}

function majorOf(data: string): string {
  return readFileSync(join(data, 'postgres/PG_VERSION'), 'utf8').trim()
}

const clusters = (data: string) =>
  readdirSync(data).filter((name) => /^postgres(?:-\d+-[\d-]+)?$/.test(name))

const FROM = old === undefined ? 'left out: none lies here, see OLD_POSTGRES' : `from ${old}`

test.skipIf(old === undefined)(
  `data of an older PostgreSQL is brought over, and kept next to the new one (${FROM})`,
  async () => {
    const data = join(folder, 'data')
    const major = old ?? 0
    const { binaries, rows } = await filled(data, major)
    await expect(startEmbedded(data)).rejects.toThrow('bin/northlight database upgrade')

    // A table that an owner added is not in the backup's migrations.
    const byHand = async (query: string) => {
      const database = await startEmbedded(data, { binaries })
      await within(database.ownerUrl, (client) => client.query(query))
      await database.stop()
    }
    await byHand('create table stray (id int)')
    const refused = await upgrade(data)
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('by hand') })
    expect([majorOf(data), ...clusters(data)]).toEqual([String(major), 'postgres'])
    await byHand('drop table stray')

    const began = performance.now()
    const { code, output } = await upgrade(data)
    const seconds = (performance.now() - began) / 1000
    expect(output).toContain(`rows are in PostgreSQL ${broughtMajor()}; counts and checksums are`)
    expect(code).toBe(0)
    if (process.env['UPGRADE_LEADS']) console.log(`${output}${seconds.toFixed(1)} seconds`)
    expect(majorOf(data)).toBe(String(broughtMajor()))
    expect(clusters(data)).toHaveLength(2)
    expect(readdirSync(data).filter((name) => name.startsWith('backup-work'))).toEqual([])

    const database = await startEmbedded(data)
    try {
      expect(await rowsOf(database.url, CURRENT)).toEqual(rows)
      expect(await migrate(database.ownerUrl)).toEqual([])
      const names = await within(database.url, (client) =>
        client.query<{ name: string }>('select name from schema_migrations order by name'),
      )
      expect(names.rows.map(({ name }) => name)).toEqual(await migrationNames())
      const added = await within(database.url, (client) =>
        client.query<{
          id: string
        }>(`insert into leads (name, phone, email, message, idempotency_key,
          body_hash) values ('N', '9811100052', '', '', 'new', '') returning id`),
      )
      expect(added.rows).toEqual([{ id: String(COUNT + 1) }])
    } finally {
      await database.stop()
    }
    expect((await upgrade(data)).output).toContain(`is of PostgreSQL ${broughtMajor()} already`)
  },
  600_000,
)

test('what cannot be upgraded says so, and nothing is touched', async () => {
  const data = join(folder, 'other')
  expect((await upgrade(data)).output).toContain('There is no data in')
  const elsewhere = await upgrade(data, { DATABASE_URL: 'postgres://localhost:1/none' })
  expect(elsewhere.output).toContain('upgrade it there')
  mkdirSync(join(data, 'postgres'), { recursive: true })
  for (const [version, words, sentence] of [
    ['9', ['--binaries', join(folder, 'nowhere')], 'There is no program "postgres" in'],
    ['9', [], 'The programs of PostgreSQL 9 are not'],
    [String(broughtMajor() + 1), [], `newer than ${broughtMajor()}`],
  ] as const) {
    writeFileSync(join(data, 'postgres/PG_VERSION'), `${version}\n`)
    const { code, output } = await upgrade(data, {}, ...words)
    expect(output).toContain(sentence)
    expect(code).toBe(1)
    expect(existsSync(join(data, 'postgres/PG_VERSION'))).toBe(true)
  }
})
