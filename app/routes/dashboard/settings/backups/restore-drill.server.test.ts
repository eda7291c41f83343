import { sql } from 'kysely'
import { Client } from 'pg'
import { expect, test } from 'vitest'

import { applySettings } from '#app/config/config.server.ts'
import { inTransaction } from '#test/helpers/database/database.ts'
import { ofWorker } from '#test/helpers/database/worker-database.ts'

import { DRILL_LOCK, lastDrill, privateKeyIn, startDrill } from './restore-drill.server.ts'

const KEY = 'AGE-SECRET-KEY-1QQPQQ'

test('the private key is found in a file as a browser or age-keygen writes it', () => {
  expect(privateKeyIn(`# Made today.\r\n# Public key: age1qq\r\n${KEY}\r\n`)).toBe(KEY)
  expect(privateKeyIn(KEY)).toBe(KEY)
  expect(privateKeyIn('age1qqpqq')).toBe('')
})
test('without a place, or without the key that opens backups, no drill starts', async () => {
  await inTransaction(async (trx) => {
    expect(await startDrill(trx, { key: KEY, staffId: 'none' })).toBe('no-place')
    applySettings({ backups: { BACKUP_TO: '/nowhere', BACKUP_KEY: `age1${'q'.repeat(40)}` } })
    expect(await startDrill(trx, { key: '', staffId: 'none' })).toBe('no-key')
    expect(await lastDrill(trx)).toBeUndefined()
    applySettings({})
  })
})
test('a drill runs as long as its process has its lock, and is over at once without it', async () => {
  const client = new Client({ connectionString: ofWorker('databaseUrl') })
  await client.connect()
  try {
    await inTransaction(async (trx) => {
      applySettings({ backups: { BACKUP_TO: '/nowhere' } })
      await client.query('select pg_advisory_lock($1)', [DRILL_LOCK])
      await sql`insert into restore_drills (started_at) values (now() - interval '59 minutes')`.execute(
        trx,
      )
      expect(await startDrill(trx, { key: '', staffId: 'none' })).toBe('busy')
      expect(await lastDrill(trx)).toMatchObject({ isRunning: true })
      await client.query('select pg_advisory_unlock($1)', [DRILL_LOCK])
      expect(await lastDrill(trx)).toMatchObject({ isRunning: false, isGood: false, result: '' })
      applySettings({})
    })
  } finally {
    await client.end()
  }
})
