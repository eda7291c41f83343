import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { applySettings } from '#app/config/config.server.ts'
import { inTransaction } from '#test/helpers/database/database.ts'

import { lastDrill, privateKeyIn, startDrill } from './restore-drill.server.ts'

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
test('one drill runs at a time, and one that lost its process is over after an hour', async () => {
  await inTransaction(async (trx) => {
    applySettings({ backups: { BACKUP_TO: '/nowhere' } })
    await sql`insert into restore_drills (started_at) values (now() - interval '59 minutes')`.execute(
      trx,
    )
    expect(await startDrill(trx, { key: '', staffId: 'none' })).toBe('busy')
    expect(await lastDrill(trx)).toMatchObject({ isRunning: true })
    await sql`update restore_drills set started_at = now() - interval '62 minutes'`.execute(trx)
    expect(await lastDrill(trx)).toMatchObject({ isRunning: false, isGood: false, result: '' })
    applySettings({})
  })
})
