import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { temporaryFolder } from '#test/helpers/database/data-folder.ts'

import { isAlive, readLock } from './lock.ts'

const { folder, remove } = temporaryFolder()
afterAll(remove)

test('a complete lock file is read, a partial one is not', () => {
  expect(readLock(folder)).toBeUndefined()
  const file = join(folder, 'postmaster.pid')
  writeFileSync(file, '4711\n/data\n')
  expect(readLock(folder)).toBeUndefined()
  writeFileSync(file, '4711\n/data\n1792000000\n5432\n/sockets\n')
  expect(readLock(folder)).toEqual({ pid: 4711, socketFolder: '/sockets' })
})

test('an ended process is not PostgreSQL, nor is another program', () => {
  expect(isAlive(2 ** 30)).toBe(false)
  expect(isAlive(process.pid)).toBe(false)
})
