// The tests of vitest as `npm test` runs them: two runners side by side, and once more what failed.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './environment.mjs'
import { runShown } from './run-shown.mjs'

/** Side by side: one core draws and reckons while the other's site mostly waits. The first ones give way. */
const TOGETHER = {
  rules: ['unit', 'drawings', 'server'],
  requests: ['request', 'alone', 'woken', 'machines'],
}
/** More failing files than this are not the machine's fault. */
const MOST_FILES_AGAIN = 5

/**
 * @typedef {object} Failure
 * @property {string} file Its whole path.
 * @property {string} title Its file and what it says, for the summary.
 */

/**
 * @typedef {object} Ran
 * @property {string} name
 * @property {number} code
 * @property {string} text
 * @property {{ passed: number, failed: number, skipped: number }} counted
 * @property {Failure[]} failures
 */

/** @param {string} name */
const reportOf = (name) => join(root, `test-results/vitest-${name}.json`)

/** Takes away what an earlier run said, so that nothing old is counted. */
export function forgetReports() {
  for (const name of [...Object.keys(TOGETHER), 'again']) rmSync(reportOf(name), { force: true })
}

/**
 * @param {string} name
 * @returns {Pick<Ran, 'counted' | 'failures'>} Nothing counted where the runner ended before its report.
 */
function told(name) {
  if (!existsSync(reportOf(name)))
    return { counted: { passed: 0, failed: 0, skipped: 0 }, failures: [] }
  const report = JSON.parse(readFileSync(reportOf(name), 'utf8'))
  /** @type {Failure[]} */
  const failures = []
  for (const { name: file, assertionResults } of report.testResults)
    for (const { status, fullName } of assertionResults)
      if (status === 'failed')
        failures.push({ file, title: `${file.replace(`${root}/`, '')} > ${fullName}` })
  const counted = {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  }
  return { counted, failures }
}

/**
 * @param {string} name
 * @param {string[]} words
 * @param {{ isBeside?: boolean }} [how]
 * @returns {Promise<Ran>}
 */
async function vitest(name, words, how) {
  const all = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json']
  all.push(`--outputFile.json=${reportOf(name)}`, ...words)
  const ran = await runShown(all, { SHORT: '1' }, undefined, how)
  return { name, ...ran, ...told(name) }
}

/** @param {keyof typeof TOGETHER} name */
const projects = (name) => TOGETHER[name].flatMap((project) => ['--project', project])

/** Runs every project, the requests' text shown first, the rules' after it. */
export async function vitestTogether() {
  const rules = vitest('rules', projects('rules'), { isBeside: true })
  const requests = await vitest('requests', projects('requests'))
  const quieter = await rules
  process.stdout.write(quieter.text)
  return [quieter, requests]
}

/**
 * On a build machine, the files that failed once more with nothing beside them, as journeys have a second try:
 * what only fails beside other work is the machine's. Undefined where that cannot be the reason: at a desk,
 * where a runner ended without naming a test, or where too many failed.
 * @param {Ran[]} together
 * @returns {Promise<Ran | undefined>}
 */
export async function vitestAlone(together) {
  const files = new Set(together.flatMap(({ failures }) => failures.map(({ file }) => file)))
  const isNamed = together.every(({ code, failures }) => code === 0 || failures.length > 0)
  if (!process.env['CI'] || !isNamed || files.size === 0 || files.size > MOST_FILES_AGAIN)
    return undefined
  return vitest('again', [...files])
}
