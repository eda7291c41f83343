import { copyFileSync, chmodSync } from 'node:fs'
import { join } from 'node:path'

import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { clusterUrl } from '#db/embedded/cluster.ts'
import { migrate, migrationNames, migrationsFolder, roleOf } from '#db/migrate.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { ofWorker } from '#test/helpers/database/worker-database.ts'

import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const LAST_EARLIER = '0057-folded-names.sql'
const [EARLIER, RESTORED] = ['earlier_names', 'earlier_names_restored']
const socket = inject('socketFolder')
const { folder, remove } = temporaryFolder()
const admin = new Client({ connectionString: clusterUrl(socket, 'postgres') })

beforeAll(async () => {
  chmodSync(folder, 0o755)
  await admin.connect()
  await drop()
  for (const name of [EARLIER, RESTORED]) await admin.query(`create database ${name}`)
  for (const name of (await migrationNames()).filter((one) => one <= LAST_EARLIER))
    copyFileSync(join(migrationsFolder(), name), join(folder, name))
})
afterAll(async () => {
  await drop()
  await admin.end()
  remove()
})

async function drop(): Promise<void> {
  for (const name of [EARLIER, RESTORED]) await admin.query(`drop database if exists ${name}`)
}

async function withDatabase<Result>(
  name: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: clusterUrl(socket, name) })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const ID = '00000000-0000-4000-8000-000000000001'
const OTHER_ID = '00000000-0000-4000-8000-000000000002'
const EARLIER_ROWS = `
  insert into staff_users (id, name, phone, email, sees, may_edit, may_export)
    values ('asha', 'Asha', '9876500001', 'asha@staff.invalid', 'own', true, true);
  insert into leads (name, phone, email, message, idempotency_key, body_hash, status, owner_id, given_at, reach_by, suspect, signs)
    values ('Meera', '9876543210', 'm@homes.test', 'Hello', 'key-1', 'hash-1', 'contacted', 'asha', '2026-10-01T04:30Z', 'call', null, '{hasty}');
  insert into lead_changes (lead_id, act, kind, was, became, staff_id)
    select id, '${ID}', 'status', 'new', 'contacted', 'asha' from leads;
  insert into person_merges (phone, other, is_one, act) values ('9876543210', '9876543211', true, '${ID}');
  insert into record (staff_id, kind) values ('asha', 'signed-out');
  insert into account_acts (act, person_id, staff_id, done)
    values ('${ID}', 'asha', 'asha', '{"kind": "access-changed", "was": {"role": "agent", "sees": "own", "mayEdit": true, "mayExport": true}}');
  insert into set_up_acts (act, staff_id, done) values ('${OTHER_ID}', 'asha', '{"kind": "plan-saved"}');
  with version as (
    insert into listing_versions (listing_id, content) values (7, '{"name": "Cedar Court"}') returning id
  ), publication as (
    insert into listing_publications (listing_id, slug, version_id) select 7, 'cedar-court', id from version returning id
  )
  insert into fact_changes (publication_id, fact, was, became, source, checked_on)
    select id, 'price', '80 Lacs', '95 Lacs', 'developer', '2026-10-01' from publication;
  insert into arrivals (kind, address) values ('enquiry', '203.0.113.7')`

const READ = `select jsonb_build_object(
  'staff', (select jsonb_build_array(lead_scope, can_edit, can_export) from staff_users),
  'lead', (select jsonb_build_array(name, status, assigned_at = '2026-10-01T04:30Z', preferred_channel, spam_reason, spam_signals) from leads),
  'change', (select jsonb_build_array(change_set_id, old_value, new_value, reverts) from lead_changes),
  'link', (select jsonb_build_array(phone, other_phone, is_linked, change_set_id) from duplicate_links),
  'audit', (select jsonb_build_array(staff_id, kind) from audit_log),
  'sets', (select jsonb_agg(jsonb_build_array(id, account_id, changes) order by id) from change_sets),
  'project', (select jsonb_build_array(project_id, slug) from project_publications),
  'fact', (select jsonb_build_array(old_value, new_value) from fact_changes),
  'hits', (select count(*) from rate_limit_hits)
) as found`

const EXPECTED = {
  staff: ['own', true, true],
  lead: ['Meera', 'contacted', true, 'call', null, ['hasty']],
  change: [ID, 'new', 'contacted', null],
  link: ['9876543210', '9876543211', true, ID],
  audit: ['asha', 'signed-out'],
  sets: [
    [
      ID,
      'asha',
      {
        kind: 'access-changed',
        was: { role: 'agent', leadScope: 'own', canEdit: true, canExport: true },
      },
    ],
  ],
  project: [7, 'cedar-court'],
  fact: ['80 Lacs', '95 Lacs'],
  hits: 1,
}

test('a backup from before the standard names is restored with its rows, and deletions go on', async () => {
  await migrate(clusterUrl(socket, EARLIER), { folder })
  await withDatabase(EARLIER, (client) => client.query(EARLIER_ROWS))
  const path = join(folder, 'backup')
  const { key } = await writeBackup(path, {
    url: clusterUrl(socket, EARLIER),
    product: 'northlight',
    lock: { recipients: [] },
    files: noFiles,
    signal: AbortSignal.timeout(60_000),
    onRows: () => {},
  })
  const { migrated } = await restoreBackup(path, {
    ownerUrl: clusterUrl(socket, RESTORED),
    application: roleOf(ofWorker('databaseUrl')),
    key,
    keep: async () => {},
  })
  expect(migrated.length).toBeGreaterThan(0)
  await withDatabase(RESTORED, async (client) => {
    const read = async () => (await client.query<{ found: unknown }>(READ)).rows[0]?.found
    expect(await read()).toEqual(EXPECTED)
    await client.query("update leads set status = 'won', first_contact_at = now()")
    await client.query('delete from leads')
    const { rows } = await client.query('select count(*)::int as deleted from deleted_leads')
    expect(rows).toEqual([{ deleted: 1 }])
  })
})

async function* noFiles() {}
