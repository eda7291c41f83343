import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, expect, test } from 'vitest'

import { temporaryFolder } from '#test/helpers/database/data-folder.ts'

import { keepSettings, missingSettings, settingsOf } from './known-settings.server.ts'

const { folder, remove } = temporaryFolder()
afterEach(remove)

const site = {
  DATA_DIR: folder,
  PORT: '3000',
  SMTP_URL: 'smtp://desk:secret@mail.test',
  BACKUP_PASSPHRASE_FILE: '/etc/passphrase',
  BRAND: '',
}

test('a command lists the names of missing settings, and no value is stored', async () => {
  await keepSettings(folder, settingsOf(site))
  expect(await missingSettings(folder, settingsOf({ DATA_DIR: folder }))).toEqual([
    'SMTP_URL',
    'BACKUP_PASSPHRASE',
  ])
  expect(await missingSettings(folder, settingsOf({ ...site, BRAND: 'Homes' }))).toEqual([])
  expect(readFileSync(join(folder, 'settings.json'), 'utf8')).not.toMatch(/secret|passphrase"?:/)
})

test('nothing is missing where the site never started, or the file is broken', async () => {
  expect(await missingSettings(folder, [])).toEqual([])
  await keepSettings(folder, settingsOf(site))
  writeFileSync(join(folder, 'settings.json'), '{"half')
  expect(await missingSettings(folder, [])).toEqual([])
})
