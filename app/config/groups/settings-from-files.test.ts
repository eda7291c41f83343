import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { parseConfig } from '#app/config/config.server.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'

const { folder, remove } = temporaryFolder()
afterAll(remove)

const secret = 'a secret that a vault wrote down, with a line break after it'

function filed(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

test('a secret is read from the file that a vault wrote', () => {
  const SESSION_SECRET_FILE = filed('session', `${secret}\n`)
  expect(parseConfig({ SESSION_SECRET_FILE }).SESSION_SECRET).toBe(secret)
  const DATABASE_URL_FILE = filed('database', 'postgres://db.internal/northlight')
  expect(parseConfig({ DATABASE_URL_FILE }).DATABASE_URL).toBe('postgres://db.internal/northlight')
})

test('a set variable wins over a file, and an empty name counts as unset', () => {
  const SESSION_SECRET_FILE = filed('session', secret)
  const SESSION_SECRET = 'another one, of at least 32 characters'
  expect(parseConfig({ SESSION_SECRET, SESSION_SECRET_FILE }).SESSION_SECRET).toBe(SESSION_SECRET)
  expect(parseConfig({ SESSION_SECRET_FILE: '' }).SESSION_SECRET).toBeUndefined()
})

test('a missing file is named, and a wrong secret stays out of the message', () => {
  const away = join(folder, 'away')
  expect(() => parseConfig({ SMTP_URL_FILE: away, PRIVACY_SECRET_FILE: folder })).toThrow(
    `SMTP_URL_FILE must name a file that can be read, not ${away}\n  PRIVACY_SECRET_FILE must`,
  )
  const SESSION_SECRET_FILE = filed('short', 'too short')
  expect(() => parseConfig({ SESSION_SECRET_FILE })).toThrow(
    /^The configuration is wrong:\n {2}SESSION_SECRET must have at least 32 characters$/,
  )
})
