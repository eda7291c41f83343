import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { temporaryFolder } from '#test/helpers/database/data-folder.ts'

import { plainFailure } from './ensure-built.mjs'

const { folder, remove } = temporaryFolder()

beforeEach(() => {
  mkdirSync(join(folder, 'build/client'), { recursive: true })
  writeFileSync(join(folder, 'build/client/served.txt'), '')
  const sources = ['app', 'content', 'scripts', 'package.json', 'package-lock.json']
  for (const name of [...sources, 'react-router.config.ts', 'vite.config.ts', 'tsconfig.json']) {
    cpSync(name, join(folder, name), { recursive: true })
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  const project = join(folder, 'content/projects/lodha-goa.ts')
  const text = readFileSync(project, 'utf8')
  writeFileSync(project, text.replace(/name: '[^']+'/, "name: ' '"))
})
afterEach(remove)

test('a project that no page could show is named in a sentence, and the build before it stays', () => {
  const { status, stderr } = start({ PORT: '0' })
  expect(stderr).toBe(
    'In content/projects:\n' +
      '  lodha-goa.ts: name must say something\n' +
      'The build failed; nothing was changed.\n',
  )
  expect(status).toBe(1)
  expect(existsSync(join(folder, 'build/client/served.txt'))).toBe(true)
})

test('nothing is built while another program has the port', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { status, stdout, stderr } = start({ PORT: String(port), HOST: '127.0.0.1' })
  other.close()
  expect(stderr).toBe(`The port ${port} is taken. Stop what uses it, or set another PORT.\n`)
  expect(stdout).not.toContain('Building')
  expect(status).toBe(1)
})

test('what else a build says is shown whole', () => {
  expect(plainFailure('built 3 files', '[plugin other]\nError: no\n    at x (y.js:1:2)')).toContain(
    'at x (y.js:1:2)',
  )
})

function start(variables: Record<string, string>) {
  return spawnSync(process.execPath, [join(folder, 'scripts/start.mjs')], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...variables },
    encoding: 'utf8',
  })
}
