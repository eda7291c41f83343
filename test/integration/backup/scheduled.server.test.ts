import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { expect, test } from 'vitest'

test('a scheduled backup ends with its work, though the site holds a channel to it', async () => {
  const child = spawn(process.execPath, ['cli/backup/create.ts', '--scheduled'], {
    env: { ...process.env, BACKUP_TO: '' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const [code] = await once(child, 'exit')
  expect(code).toBe(1)
})
