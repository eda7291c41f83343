import { expect, test } from 'vitest'

import { parseConfig } from './config.server.ts'
import { earlierNames } from './earlier-names.ts'
import { environment } from './environment.ts'

test('a variable of version 0.1 sets what its current name sets, and the current name wins', () => {
  expect(parseConfig({ PHOTOGRAPH_MOST_MB: '12' }).PHOTO_MAX_MB).toBe(12)
  expect(parseConfig({ PHOTOGRAPH_MOST_MB: '12', PHOTO_MAX_MB: '13' }).PHOTO_MAX_MB).toBe(13)
  expect(() => parseConfig({ SUSPECT_DAYS: 'x' })).toThrow(/SPAM_DAYS/)
})

test('the variables that still have an earlier name are listed with their current one', () => {
  const file = 'OWNER_SECOND_STEP_FILE'
  const found = earlierNames({ SUSPECT_DAYS: '9', GONE_LEADS_DAYS: '', [file]: '/run/x' })
  expect(found).toEqual([
    { earlier: file, name: 'OWNER_TWO_STEP_FILE' },
    { earlier: 'SUSPECT_DAYS', name: 'SPAM_DAYS' },
  ])
  for (const { name } of found) expect(environment.shape).toHaveProperty(name.replace(/_FILE$/, ''))
})
