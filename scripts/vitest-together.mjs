// The tests of vitest as `npm test` runs them: three runners side by side, and once more what failed.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './environment.mjs'
import { runShown } from './run-shown.mjs'

/** Whether `npm run test:whole` was asked for: also tests marked `whole`, and what a test has more of without SHORT. */
export const isWhole = process.argv.includes('--whole')
const IN_SHORT = ['--tagsFilter', '!whole']
/** As many files of requests as the server's tests and the faults leave time for, by the first letter of their names. */
const FIRST_REQUESTS = ['a', 'b', 'c', 'd']
/**
 * Three lanes side by side on two cores: those of a site and its database wait for much of their time, which
 * what draws and reckons takes, and gives back at once.
 */
const RUNS = {
  rules: projects('unit', 'drawings'),
  server: projects('server'),
  'requests, a to d': [
    ...projects('request'),
    ...FIRST_REQUESTS.map((letter) => `test/request/${letter}`),
  ],
  requests: projects('request', 'alone', 'woken', 'machines'),
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
const reportOf = (name) => join(root, `test-results/vitest-${name.replaceAll(/\W+/g, '-')}.json`)

/** Takes away what an earlier run said, so that nothing old is counted. */
export function forgetReports() {
  for (const name of [...Object.keys(RUNS), 'again']) rmSync(reportOf(name), { force: true })
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
 * @param {{ isQuiet?: boolean, givesWay?: boolean, elsewhere?: string }} [how] `elsewhere`: files of requests that are run there.
 * @returns {Promise<Ran>}
 */
async function vitest(name, words, { elsewhere = '', ...how } = {}) {
  const short = isWhole ? [] : IN_SHORT
  const all = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json']
  all.push(`--outputFile.json=${reportOf(name)}`, ...short, ...words)
  const variables = {
    ...(isWhole ? {} : { SHORT: '1' }),
    ...(elsewhere && { ELSEWHERE: elsewhere }),
  }
  const ran = await runShown(all, variables, undefined, how)
  return { name, ...ran, ...told(name) }
}

/**
 * Runs every project in its short form; the lane of most requests is shown first.
 * @template T
 * @param {() => Promise<T>} between What else the lane of the server has time for.
 * @returns {Promise<{ ran: Ran[], between: T }>}
 */
export async function vitestTogether(between) {
  const rules = vitest('rules', RUNS.rules, { isQuiet: true, givesWay: true })
  const beside = (async () => {
    const server = await vitest('server', RUNS.server, { isQuiet: true })
    const done = await between()
    const first = await vitest('requests, a to d', RUNS['requests, a to d'], { isQuiet: true })
    return { ran: [server, first], between: done }
  })()
  const requests = await vitest('requests', RUNS.requests, {
    elsewhere: `test/request/[${FIRST_REQUESTS.join('')}]*`,
  })
  const { ran, between: done } = await beside
  const quieter = [await rules, ...ran]
  for (const { text } of quieter) process.stdout.write(text)
  return { ran: [...quieter, requests], between: done }
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

/**
 * @param {string[]} names
 */
function projects(...names) {
  return names.flatMap((name) => ['--project', name])
}
