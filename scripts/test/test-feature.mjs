import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { ensureBuilt } from '../site-build/ensure-built.mjs'
import { ensureInstalled } from '../packages/ensure-installed.mjs'
import { fail, root } from '../environment.mjs'
import { answerHelp } from '../documents/npm-scripts.mjs'
import { runShown } from './run-with-output.mjs'

const CODE = /\.(?:ts|tsx|mjs)$/

answerHelp()
ensureInstalled()
const words = process.argv.slice(2)
const isChanged = words.includes('--changed')
const paths = isChanged ? changedFiles() : words.map(folderOf)
if (paths.length === 0) {
  if (isChanged) done('Nothing differs from main.')
  fail('Name a feature: npm run test:feature -- leads')
}
await ensureBuilt()
const lint = paths.filter((path) => !isChanged || CODE.test(path))
const tests = ['node_modules/vitest/vitest.mjs', 'run', '--tagsFilter', '!whole']
const started = performance.now()
const ran = await Promise.all([
  runShown(['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...paths], {}, 'npx'),
  ...(lint.length > 0 ? [runShown(['oxlint', '--deny-warnings', ...lint], {}, 'npx')] : []),
  runShown(['run', '-s', 'types'], {}, 'npm'),
  runShown(
    [
      ...tests,
      '--project',
      'unit',
      '--project',
      'database',
      '--project',
      'requests',
      '--passWithNoTests',
      ...(isChanged ? ['--changed', 'main'] : paths),
    ],
    { SHORT: '1' },
  ),
])
console.log(`${((performance.now() - started) / 1000).toFixed(0)} seconds`)
process.exit(ran.some(({ code }) => code !== 0) ? 1 : 0)

/** @param {string} name A feature of app/, or any folder. */
function folderOf(name) {
  const folder = [`app/${name}`, name].find((path) => existsSync(`${root}/${path}`))
  return folder ?? fail(`There is neither app/${name} nor ${name}.`)
}

function changedFiles() {
  const since = git('merge-base', 'main', 'HEAD')
  const all = [
    ...git('diff', '--name-only', since).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ]
  return all.filter((path) => path !== '' && existsSync(`${root}/${path}`))
}

/** @param {string[]} args */
function git(...args) {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim()
}

/** @param {string} sentence @returns {never} */
function done(sentence) {
  console.log(sentence)
  process.exit(0)
}
