import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'

import { temporaryFolder } from '#test/helpers/database/data-folder.ts'

const { folder, remove } = temporaryFolder()
afterAll(remove)

const answer = z.object({
  checks: z.array(z.object({ name: z.string(), state: z.enum(['good', 'look', 'bad']) })),
  lacking: z.array(z.string()),
})

test('a program reads every check, also while no database answers', () => {
  const { status, stdout } = spawnSync(resolve('bin/northlight'), ['site', 'check', '--json'], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], DATA_DIR: folder },
  })
  const { checks } = answer.parse(JSON.parse(stdout))
  expect(checks).toContainEqual({ name: 'database', state: 'bad' })
  expect(status).toBe(1)
})
