// npm run test:mutations: plants each defect of mutations.ts in a copy of the last commit. The gate's tests must fail with it.
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { temporaryFolder } from '../data-folder.ts'
import { mutations, type Mutation } from './mutations.ts'

const { folder, remove } = temporaryFolder()
const copy = join(folder, 'copy')
const report = join(folder, 'report.json')

execFileSync('git', ['worktree', 'add', '--quiet', '--detach', copy, 'HEAD'])
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
try {
  const asked = process.argv.slice(2)
  const chosen = mutations.filter(({ breaks }) => asked.every((word) => breaks.includes(word)))
  const failed = failedTests([...new Set(chosen.flatMap(({ tests }) => tests))])
  if (failed > 0) throw new Error(`${failed} tests fail without a defect`)
  const survived = chosen.filter((mutation) => !isFound(mutation))
  process.stdout.write(`${chosen.length - survived.length} of ${chosen.length} defects are found\n`)
  process.exitCode = survived.length > 0 ? 1 : 0
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', copy])
  remove()
}

/** Whether some test fails with the defect. */
function isFound(mutation: Mutation): boolean {
  const { breaks, file, from, to, tests } = mutation
  const path = join(copy, file)
  const source = readFileSync(path, 'utf8')
  if (source.split(from).length !== 2) throw new Error(`${file} does not hold once: ${from}`)
  writeFileSync(
    path,
    source.replace(from, () => to),
  )
  const failed = failedTests(tests)
  writeFileSync(path, source)
  const verdict = failed > 0 ? 'found' : 'SURVIVED'
  process.stdout.write(`${verdict}: ${breaks} (${failed} tests of ${tests.join(', ')})\n`)
  return failed > 0
}

/** How many tests fail; a run that ends before its report throws. */
function failedTests(tests: readonly string[]): number {
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs')
  const projects = ['unit', 'database', 'requests'].flatMap((name) => ['--project', name])
  const words = [vitest, 'run', ...projects]
  const output = ['--tagsFilter', '!whole', '--reporter=json', `--outputFile=${report}`]
  writeFileSync(report, '')
  spawnSync(process.execPath, [...words, ...output, ...tests], {
    cwd: copy,
    env: { ...process.env, SHORT: '1' },
  })
  const { numFailedTests, numTotalTests } = JSON.parse(readFileSync(report, 'utf8'))
  if (numTotalTests === 0) throw new Error(`There is no test in ${tests.join(', ')}`)
  return numFailedTests
}
