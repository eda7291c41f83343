import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { expect, test } from 'vitest'

test('every picture is printed from the sources that lie here', { timeout: 60_000 }, async () => {
  const checked = promisify(execFile)(process.execPath, [
    'scripts/pictures/draw-pictures.ts',
    '--check',
  ])
  await expect(checked).resolves.toBeDefined()
})
