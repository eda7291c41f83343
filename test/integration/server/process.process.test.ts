import { connect } from 'node:net'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { Client } from 'pg'
import { afterEach, expect, test } from 'vitest'

import { startEmbedded } from '#db/embedded/embedded.ts'
import { isAlive } from '#db/embedded/lock.ts'
import { migrate, roleOf } from '#db/migrate.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { madePicture } from '#test/helpers/made-picture.ts'
import { printed, start, startProgram, type Running } from '#test/helpers/site/process.ts'

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const task of cleanUp.splice(0).toReversed()) await task()
})

function serve(folder: string): Running {
  const running = start(['server.ts'], { DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1' })
  cleanUp.push(async () => {
    running.child.kill('SIGTERM')
    await running.ended
  })
  return running
}

function dataFolder(): string {
  const { folder, remove } = temporaryFolder()
  cleanUp.push(remove)
  return folder
}

async function address(running: Running): Promise<string> {
  return `http://127.0.0.1:${(await printed(running, /ready at http:\/\/localhost:(\d+)/))[1] ?? ''}`
}

function pidFile(folder: string): string {
  return join(folder, 'postgres/postmaster.pid')
}

function postmaster(folder: string): number {
  return Number(readFileSync(pidFile(folder), 'utf8').split('\n')[0])
}

test('starts in an empty environment, prints the link for the first owner, and keeps its address secret', async () => {
  const folder = dataFolder()
  const running = serve(folder)
  const base = await address(running)
  await printed(running, /http:\/\/localhost:\d+\/setup\/[\da-f]{64}/)
  expect((await fetch(`${base}/readyz`)).status).toBe(200)
  expect(statSync(join(folder, 'database-url')).mode & 0o777).toBe(0o600)
  expect(running.output()).toContain('BRAND')
})

test('a second process on the same data folder is refused with a reason', async () => {
  const folder = dataFolder()
  await address(serve(folder))
  const second = serve(folder)
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain('already runs on the data folder')
  expect(second.output()).not.toContain('    at ')
})

test('a site that npm started ends with npm, and its PostgreSQL with it', async () => {
  const folder = dataFolder()
  const variables = { DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1' }
  const npm = startProgram('npm', ['start'], variables)
  const base = await address(npm)
  const before = postmaster(folder)
  cleanUp.push(() => isAlive(before) && process.kill(before, 'SIGINT'))
  npm.child.kill('SIGTERM')
  await npm.ended
  await expect.poll(() => isAlive(before), { timeout: 20_000 }).toBe(false)
  await expect(fetch(`${base}/readyz`)).rejects.toThrow('fetch failed')
})

test('after kill -9 the next start takes the left-behind PostgreSQL over', async () => {
  const folder = dataFolder()
  const first = serve(folder)
  await address(first)
  const before = postmaster(folder)
  first.child.kill('SIGKILL')
  await first.ended
  const base = await address(serve(folder))
  expect((await fetch(`${base}/readyz`)).status).toBe(200)
  expect(postmaster(folder)).toBe(before)
})

test(
  'a killed PostgreSQL and its stale pid file do not stop the next start',
  { tags: ['whole'] },
  async () => {
    const folder = dataFolder()
    const first = serve(folder)
    await address(first)
    first.child.kill('SIGKILL')
    await first.ended
    process.kill(postmaster(folder), 'SIGKILL')
    const base = await address(serve(folder))
    expect((await fetch(`${base}/readyz`)).status).toBe(200)
  },
)

/** The process that answers a connection of ours; who kills it crashes PostgreSQL. */
async function backend(folder: string): Promise<number> {
  const connectionString = readFileSync(join(folder, 'database-url'), 'utf8').trim()
  const client = new Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  cleanUp.push(() => client.end().catch(() => {}))
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}

test(
  'a crash that PostgreSQL mends on its own costs a moment, not the site',
  { tags: ['whole'] },
  async () => {
    const folder = dataFolder()
    const running = serve(folder)
    const base = await address(running)
    const before = postmaster(folder)
    process.kill(await backend(folder), 'SIGKILL')
    await expect
      .poll(() => readFileSync(join(folder, 'postgres.log'), 'utf8'), { timeout: 10_000 })
      .toContain('terminated by signal 9')
    await expect
      .poll(async () => (await fetch(`${base}/readyz`)).status, { timeout: 10_000 })
      .toBe(200)
    expect(postmaster(folder)).toBe(before)
    const second = serve(folder)
    expect(await second.ended).toBe(1)
  },
)

test(
  'a PostgreSQL that ended is started again while pages are served',
  { tags: ['whole'] },
  async () => {
    const folder = dataFolder()
    const running = serve(folder)
    const base = await address(running)
    const ready = async () => (await fetch(`${base}/readyz`)).status
    for (const signal of ['SIGKILL', 'SIGINT'] as const) {
      const before = postmaster(folder)
      process.kill(before, signal)
      expect((await fetch(`${base}/connect`)).status).toBe(200)
      await expect
        .poll(() => existsSync(pidFile(folder)) && postmaster(folder) !== before, {
          timeout: 20_000,
        })
        .toBe(true)
      await expect.poll(ready, { timeout: 20_000 }).toBe(200)
    }
    await expect.poll(() => running.output()).toContain('PostgreSQL is back.')
    running.child.kill('SIGTERM')
    expect(await running.ended).toBe(0)
    expect(existsSync(pidFile(folder))).toBe(false)
  },
)

test.runIf(process.getuid?.() === 0)('started by root the site does not stay root', async () => {
  const folder = dataFolder()
  const running = serve(folder)
  const base = await address(running)
  const status = readFileSync(`/proc/${running.child.pid}/status`, 'utf8')
  const [, ...uids] = /^Uid:\s+(\d+)\s+(\d+)\s+(\d+)\s+(\d+)$/m.exec(status) ?? []
  expect(new Set(uids)).toEqual(new Set([String(statSync(join(folder, 'postgres')).uid)]))
  expect(uids).not.toContain('0')
  expect(/^Groups:\s*(.*)$/m.exec(status)?.[1]?.trim()).not.toMatch(/\b0\b/)
  // It still does what it did: writes what it keeps, and starts PostgreSQL again.
  const picture =
    /\/pictures\/[\w-]+-400-\d\.avif/.exec(await (await fetch(base)).text())?.[0] ?? ''
  expect((await madePicture(() => fetch(base + picture))).status).toBe(200)
  expect(existsSync(join(folder, 'cache', picture))).toBe(true)
  const before = postmaster(folder)
  process.kill(before, 'SIGKILL')
  await expect
    .poll(async () => (await fetch(`${base}/readyz`)).status, { timeout: 20_000 })
    .toBe(503)
  await expect
    .poll(async () => (await fetch(`${base}/readyz`)).status, { timeout: 20_000 })
    .toBe(200)
  expect(postmaster(folder)).not.toBe(before)
})

test("the site's own role owns nothing and may not change a table", async () => {
  const folder = dataFolder()
  await address(serve(folder))
  const url = readFileSync(join(folder, 'database-url'), 'utf8').trim()
  const client = new Client({ connectionString: url })
  await client.connect()
  cleanUp.push(() => client.end())
  const { rows } = await client.query(
    `select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls,
      (select count(*)::int from pg_class where relowner = pg_roles.oid) as owned
      from pg_roles where rolname = current_user`,
  )
  const no = { rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolreplication: false }
  expect(rows).toEqual([{ ...no, rolbypassrls: false, owned: 0 }])
  for (const statement of [
    'drop table leads',
    'alter table leads add x int',
    'create table x (y int)',
    "copy leads to program 'id'",
    "insert into schema_migrations (name, checksum) values ('x', 'y')",
    'set role northlight',
    'select lo_create(0)',
    'create temporary table x (y int)',
  ]) {
    await expect(client.query(statement), statement).rejects.toThrow(/permission|owner|denied/)
  }
  const access = readFileSync(join(folder, 'postgres/pg_hba.conf'), 'utf8')
  expect(access).not.toMatch(/^\s*host/m)
})

test('tables of a data folder from before there was an owner are given to it', async () => {
  const folder = dataFolder()
  const database = await startEmbedded(folder)
  const superuser = new Client({ connectionString: databaseAs(database.url, 'northlight') })
  await superuser.connect()
  await superuser.query('create table old (id bigint generated always as identity, name text)')
  await superuser.end()
  await database.stop()
  const again = await startEmbedded(folder)
  cleanUp.push(again.stop)
  expect(await migrate(again.ownerUrl, { application: roleOf(again.url) })).not.toEqual([])
  const client = new Client({ connectionString: again.url })
  await client.connect()
  cleanUp.push(() => client.end())
  expect(
    (await client.query("insert into old (name) values ('kept') returning name")).rows,
  ).toEqual([{ name: 'kept' }])
  await expect(client.query('drop table old')).rejects.toThrow('owner')
})

function databaseAs(url: string, role: string): string {
  const changed = new URL(url)
  changed.username = role
  return changed.href
}

test('a stop finishes the request that runs, then ends PostgreSQL', async () => {
  const folder = dataFolder()
  const running = serve(folder)
  const { port } = new URL(await address(running))
  const socket = connect(Number(port), '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => (text += String(chunk)))
  const answered = new Promise((resolve) => socket.once('close', resolve))
  const body = 'name=Asha'
  socket.write(
    `POST /connect HTTP/1.1\r\nHost: homes.test\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\nname`,
  )
  await new Promise((resolve) => setTimeout(resolve, 200))
  running.child.kill('SIGTERM')
  await new Promise((resolve) => setTimeout(resolve, 300))
  socket.write(body.slice(4))
  await answered
  expect(text).toMatch(/^HTTP\/1\.1 [2-5]\d\d /)
  expect(await running.ended).toBe(0)
  // A clean stop removes the lock; a process id would still answer while no one has reaped it.
  expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false)
})

test('wrong variables are named, and nothing is started', async () => {
  const running = start(['server.ts'], { PORT: 'many', TRUSTED_PROXIES: '' })
  expect(await running.ended).toBe(1)
  expect(running.output()).toContain('PORT must be a number')
})
