import { chmodSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { webhooks } from '#app/notifications/destinations.server.ts'
import { writeBackup } from '#db/backup/write-backup.ts'
import { clusterUrl } from '#db/embedded/cluster.ts'
import { startEmbedded, type EmbeddedDatabase } from '#db/embedded/embedded.ts'
import { applyWithin, migrate, readMigrations, type Migration } from '#db/migrate.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { start } from '#test/helpers/site/process.ts'
import { sendEnquiry, startSite } from '#test/helpers/site/site.ts'
import { startWebhookReceiver } from '#test/helpers/site/webhook-receiver.ts'
import { within } from '#test/helpers/site/within.ts'

// docs/backup-and-restore.md: into a server of one's own by its address, of an older version, and of a newer one.

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const LATER = '9999-of-a-later-version.sql'
const { folder, remove } = temporaryFolder()

/** Where backups are made from, and a server that someone else keeps. */
let source: EmbeddedDatabase
let server: EmbeddedDatabase

beforeAll(async () => {
  // Who PostgreSQL runs as passes through.
  chmodSync(folder, 0o755)
  source = await startEmbedded(join(folder, 'source'))
  server = await startEmbedded(join(folder, 'server'))
  await asked(server, 'postgres', 'create role keeper login')
})
afterAll(async () => {
  await source.stop()
  await server.stop()
  remove()
})

const socketOf = ({ url }: EmbeddedDatabase) => new URL(url).searchParams.get('host') ?? ''

function asked(where: EmbeddedDatabase, database: string, query: string) {
  return within(clusterUrl(socketOf(where), database), (client) => client.query(query))
}

/** A database of its own whose only role is no superuser, as managed servers give one. */
async function emptyDatabase(name: string): Promise<string> {
  await asked(server, 'postgres', `create database ${name} owner keeper`)
  return clusterUrl(socketOf(server), name, 'keeper')
}

async function* files() {}

/** A backup of a database with these migrations and two leads; `more` changes it before. */
async function backupOf(name: string, migrations: Migration[], more = ''): Promise<string> {
  await asked(source, 'postgres', `create database ${name}`)
  const url = clusterUrl(socketOf(source), name)
  await within(url, async (client) => {
    await client.query('begin')
    await applyWithin(client, migrations)
    await client.query(`insert into leads (name, phone, email, message, idempotency_key, body_hash)
      values ('Asha "Rao" अ', '9811100021', '', E'line\\nline', 'one', ''),
        ('Vikram', '9811100022', '', 'Price?', 'two', '')`)
    await client.query(more)
    await client.query('commit')
  })
  const path = join(folder, `${name}.backup`)
  const signal = new AbortController().signal
  await writeBackup(path, { url, product: 'Northlight', lock: { recipients: [] }, files, signal })
  return path
}

async function restore(
  path: string,
  url: string,
): Promise<{ code: number | null; output: string }> {
  const running = start(['cli/backup/restore.ts', path], {
    DATABASE_URL: url,
    DATA_DIR: join(folder, 'data'),
  })
  return { code: await running.ended, output: running.output() }
}

const COLUMNS = 'id, name, phone, message, created_at, idempotency_key'

function leadsOf(url: string) {
  return within(url, async (client) => {
    const { rows } = await client.query<object>(`select ${COLUMNS} from leads order by id`)
    return rows
  })
}

test('a backup goes into a server of one’s own, which sends the notifications that were still to send', async () => {
  const hook = await startWebhookReceiver(SECRET)
  const [target = ''] = webhooks({ WEBHOOK_URLS: [hook.url] }).keys()
  const path = await backupOf(
    'everything',
    await readMigrations(),
    `insert into outbox (lead_id, kind) select id, 'enquiry' from leads where name = 'Vikram';
     insert into deliveries (event_id, lead_id, kind, way, target, job_id, tries)
       select gen_random_uuid(), id, 'enquiry', 'webhook', '${target}', gen_random_uuid(), 3
       from leads where name <> 'Vikram'`,
  )
  const url = await emptyDatabase('everything')
  const { code, output } = await restore(path, url)
  expect(output).toContain('counts and checksums are the same. Owners in it: none. Start the site')
  expect(code).toBe(0)
  expect(await leadsOf(url)).toEqual(await leadsOf(clusterUrl(socketOf(source), 'everything')))

  const site = await startSite({
    DATABASE_URL: url,
    WEBHOOK_URLS: hook.url,
    WEBHOOK_SECRET: SECRET,
    WEBHOOK_ALLOW_PRIVATE: 'true',
  })
  try {
    expect((await sendEnquiry(site.base)).status).toBe(200)
    await vi.waitFor(() => expect(hook.taken).toHaveLength(3), { timeout: 20_000 })
    const told = hook.taken.map(({ message }) => JSON.stringify(message))
    for (const name of ['Asha \\"Rao\\" अ', 'Vikram', '"Asha Rao"'])
      expect(told.filter((text) => text.includes(name))).toHaveLength(1)
  } finally {
    await site.stop()
    hook.stop()
  }
  const again = await restore(path, url)
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining('not empty') })
}, 120_000)

test('what a first start made counts as empty, tables of another program do not', async () => {
  const path = await backupOf('started', await readMigrations())
  const url = await emptyDatabase('started')
  await migrate(url)
  expect(await restore(path, url)).toMatchObject({ code: 0 })
  expect(await leadsOf(url)).toHaveLength(2)

  const listed = await emptyDatabase('listed')
  await migrate(listed)
  await within(listed, (client) =>
    client.query(`insert into project_versions (project_id, content) values (1, '{}')`),
  )
  const kept = await restore(path, listed)
  expect(kept).toMatchObject({
    code: 1,
    output: expect.stringContaining('rows in project_versions'),
  })

  const foreign = await emptyDatabase('others')
  await within(foreign, (client) => client.query('create table orders (id int)'))
  const refused = await restore(path, foreign)
  expect(refused).toMatchObject({
    code: 1,
    output: expect.stringContaining('tables of another product'),
  })
}, 120_000)

test('a backup of an older version is restored as it was, and brought to this version', async () => {
  const all = await readMigrations()
  const last = all.at(-1)?.name ?? ''
  const path = await backupOf('older', all.slice(0, -1))
  const url = await emptyDatabase('older')
  const { code, output } = await restore(path, url)
  expect(output).toContain(`Applied since: ${last}.`)
  expect(code).toBe(0)
  const names = await within(url, (client) =>
    client.query<{ name: string }>('select name from schema_migrations order by name'),
  )
  expect(names.rows.map(({ name }) => name)).toEqual(all.map(({ name }) => name))
  expect(await leadsOf(url)).toEqual(await leadsOf(clusterUrl(socketOf(source), 'older')))
}, 120_000)

test.each([
  ['newer', `insert into schema_migrations (name, checksum) values ('${LATER}', 'x')`, LATER],
  [
    'another',
    `update schema_migrations set checksum = 'x' where name like '0001%'`,
    '0001-leads.sql',
  ],
])(
  'a backup of %s version is refused by name, and nothing is there afterwards',
  async (name, more, named) => {
    const path = await backupOf(`of_${name}`, await readMigrations(), more)
    const url = await emptyDatabase(`of_${name}`)
    const { code, output } = await restore(path, url)
    expect(code).toBe(1)
    expect(output).toContain('was made by a newer or another version')
    expect(output).toContain(named)
    expect(output).toContain('Bring this product to that version first.')
    const { rowCount } = await within(url, (client) =>
      client.query(`select from pg_class where relnamespace = 'public'::regnamespace`),
    )
    expect(rowCount).toBe(0)
  },
  60_000,
)
