// bin/northlight test mutations: plants each defect of mutations.ts in a copy of the last commit. The gate's tests must fail with it.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { temporaryFolder } from '#test/helpers/database/data-folder.ts'

import { mutations, type Mutation } from './mutations.ts'

const { folder, remove } = temporaryFolder()
const copy = join(folder, 'copy')

execFileSync('git', ['worktree', 'add', '--quiet', '--detach', copy, 'HEAD'])
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
try {
  const terms = process.argv.slice(2)
  const chosen = mutations.filter(({ breaks }) => terms.every((term) => breaks.includes(term)))
  if (!pass([...new Set(chosen.flatMap(({ tests }) => tests))]))
    throw new Error('Some of the tests fail without a defect')
  const survived = chosen.filter((mutation) => !isFound(mutation))
  process.stdout.write(`${chosen.length - survived.length} of ${chosen.length} defects are found\n`)
  process.exitCode = survived.length > 0 ? 1 : 0
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', copy])
  remove()
}

/** Whether the tests fail with the defect. */
function isFound(mutation: Mutation): boolean {
  const { breaks, file, from, to, tests } = mutation
  const path = join(copy, file)
  const source = readFileSync(path, 'utf8')
  if (source.split(from).length !== 2) throw new Error(`${file} does not hold once: ${from}`)
  writeFileSync(
    path,
    source.replace(from, () => to),
  )
  const hasFailed = !pass(tests)
  writeFileSync(path, source)
  const verdict = hasFailed ? 'found' : 'SURVIVED'
  process.stdout.write(`${verdict}: ${breaks} (${tests.join(', ')})\n`)
  return hasFailed
}

/** Whether tests pass; where the defect keeps them from beginning they do not. */
function pass(tests: readonly string[]): boolean {
  for (const path of tests)
    if (!existsSync(join(copy, path))) throw new Error(`There is no ${path}`)
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs')
  const projects = ['unit', 'database', 'requests'].flatMap((name) => ['--project', name])
  const args = [vitest, 'run', ...projects, '--tagsFilter', '!whole', '--reporter=dot', ...tests]
  const { status } = spawnSync(process.execPath, args, {
    cwd: copy,
    env: { ...process.env, SHORT: '1' },
  })
  return status === 0
}
