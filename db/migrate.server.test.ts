import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'

import { temporaryFolder } from '#test/helpers/database/data-folder.ts'

import { clusterUrl } from './embedded/cluster.ts'
import { migrate } from './migrate.ts'

const NAME = 'migrate_test'
const url = clusterUrl(inject('socketFolder'), NAME)
const { folder, remove } = temporaryFolder()
const admin = new Client({ connectionString: clusterUrl(inject('socketFolder'), 'postgres') })

beforeAll(() => admin.connect())
beforeEach(async () => {
  await admin.query(`drop database if exists ${NAME}`)
  await admin.query(`create database ${NAME}`)
  rmSync(join(folder, '0003-c.sql'), { force: true })
  writeFileSync(join(folder, '0001-a.sql'), 'create table a (id int)')
  writeFileSync(join(folder, '0002-b.sql'), 'alter table a add b text')
})
afterAll(async () => {
  await admin.query(`drop database if exists ${NAME}`)
  await admin.end()
  remove()
})

test('migrations are applied in order, and once', async () => {
  expect(await migrate(url, { folder })).toEqual(['0001-a.sql', '0002-b.sql'])
  expect(await migrate(url, { folder })).toEqual([])
})

test('two processes that start together apply each migration once', async () => {
  const both = await Promise.all([migrate(url, { folder }), migrate(url, { folder })])
  expect(both.flat()).toHaveLength(2)
})

test('a migration changed afterwards is refused by name', async () => {
  await migrate(url, { folder })
  writeFileSync(join(folder, '0001-a.sql'), 'create table a (id bigint)')
  await expect(migrate(url, { folder })).rejects.toThrow('0001-a.sql')
})

test('a migration that fails leaves nothing behind', async () => {
  writeFileSync(join(folder, '0002-b.sql'), 'create table half (id int); select nonsense')
  await expect(migrate(url, { folder })).rejects.toThrow('0002-b.sql')
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query("select to_regclass('half') as half")
  await client.end()
  expect(rows).toEqual([{ half: null }])
})

test('a database that is not UTF-8 is refused', async () => {
  await admin.query(`drop database ${NAME}`)
  await admin.query(
    `create database ${NAME} encoding 'SQL_ASCII' locale_provider libc locale 'C' template template0`,
  )
  await expect(migrate(url, { folder })).rejects.toThrow('SQL_ASCII')
})

test('a role without tables reads and writes rows, and may start an up-to-date site', async () => {
  await migrate(url, { folder, application: 'northlight_app' })
  const asApplication = clusterUrl(inject('socketFolder'), NAME, 'northlight_app')
  expect(await migrate(asApplication, { folder })).toEqual([])
  const client = new Client({ connectionString: asApplication })
  await client.connect()
  await client.query("insert into a (id, b) values (1, 'kept')")
  await expect(client.query('drop table a')).rejects.toThrow('owner')
  await client.end()
  writeFileSync(join(folder, '0003-c.sql'), 'create table c (id int)')
  await expect(migrate(asApplication, { folder })).rejects.toThrow('0003-c.sql')
})

test('an unreachable database is named, with its variable', async () => {
  // localhost has two addresses, which makes an error without a message.
  await expect(migrate('postgres://a:b@localhost:1/x', { folder })).rejects.toThrow(
    /^The database at localhost cannot be used \(.*ECONNREFUSED.*\)\. Check DATABASE_URL\.$/,
  )
})
