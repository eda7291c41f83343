import { expect, test } from 'vitest'

import { judgeFiles, judgeSecrets } from './judge-files.ts'

test('an unreadable file is named with the command that fixes it', () => {
  expect(judgeFiles({ account: 'homes', paths: [] }).state).toBe('good')
  const found = judgeFiles({ account: 'homes', paths: ['/srv/data/seal-key'] })
  expect(found.state).toBe('bad')
  expect(found.message).toContain('homes')
  expect(found.todo).toContain("chown -R homes '/srv/data/seal-key'")
})

test('a different secret than the site’s is bad, a recently changed one needs a review', () => {
  expect(judgeSecrets({ other: [], changed: undefined }).state).toBe('good')
  const other = judgeSecrets({ other: ['PRIVACY_SECRET', 'SEAL_RECIPIENT'], changed: undefined })
  expect(other).toMatchObject({ state: 'bad' })
  expect(other.message).toContain('different PRIVACY_SECRET and SEAL_RECIPIENT from the site')
  const changed = judgeSecrets({ other: [], changed: new Date('2026-11-20T10:00:00Z') })
  expect(changed).toMatchObject({ state: 'look' })
  expect(changed.message).toContain('changed on 2026-11-20')
})
