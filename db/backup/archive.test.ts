import { expect, test } from 'vitest'

import { BackupRefusal, keptName } from './archive.ts'

test.each(['session-secret', 'withdrawals.jsonl', 'media/media.json', 'media/lodha-goa-0a1b.avif'])(
  'what a backup holds is put where it was: %s',
  (name) => expect(keptName(`files/${name}`)).toBe(name),
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
])('no name of an altered backup leads out of the data folder: %j', (name) => {
  expect(() => keptName(`files/${name}`)).toThrow(BackupRefusal)
})
