import { expect, test } from 'vitest'

import { BackupRefusal, backupFileName, requireShort } from './archive.ts'

test.each(['session-secret', 'withdrawals.jsonl', 'media/media.json', 'media/lodha-goa-0a1b.avif'])(
  'a backup’s file is restored to its place: %s',
  (name) => expect(backupFileName(`files/${name}`, true)).toBe(name),
)

test.each([
  '../../etc/cron.d/northlight',
  'media/../../../root/.ssh/authorized_keys',
  '/etc/passwd',
  'media//etc/passwd',
  'media\\..\\x',
  '.npmrc',
  '',
  'media/',
  'a\nb',
  'database-url',
  'drawn/x.avif',
  'media/x.html',
])('an altered backup cannot bring an unknown file: %j', (name) => {
  expect(() => backupFileName(`files/${name}`, true)).toThrow(BackupRefusal)
})

test('secrets come from an encrypted backup only, photos from any', () => {
  expect(() => backupFileName('files/session-secret', false)).toThrow(BackupRefusal)
  expect(backupFileName('files/media/media.json', false)).toBe('media/media.json')
})

test('an entry larger than memory is refused before it is read', () => {
  expect(() => requireShort({ name: 'files/media/a.avif', size: 5e9 })).toThrow(BackupRefusal)
  expect(() => requireShort({ name: 'files/media/a.avif', size: 5e6 })).not.toThrow()
  expect(() => requireShort({ name: 'files/withdrawals.jsonl', size: 3e8 })).not.toThrow()
})
