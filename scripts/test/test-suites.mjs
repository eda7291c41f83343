import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../environment.mjs'
import { runShown } from './run-with-output.mjs'

const reports = join(root, 'test-results')

/** @typedef {{ title: string, seconds: number }} Timed */

/** @typedef {{ passed: number, failed: number, skipped: number }} Counted */
/** @typedef {{ suite: string, code: number, seconds: number, counted: Counted, tests: Timed[], failures: string[] }} Ran */

export function runChecks() {
  return runProgram('checks', ['run', '-s', 'check'], { program: 'npm' })
}

/** @param {string} suite @param {string[]} projects @param {{ isAll: boolean }} options @returns {Promise<Ran>} */
export async function runVitest(suite, projects, { isAll }) {
  const file = reportFile(suite)
  const words = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json']
  const { code, seconds } = await timed(
    [
      ...words,
      `--outputFile.json=${file}`,
      ...(isAll ? [] : ['--tagsFilter', '!whole']),
      ...projects.flatMap((name) => ['--project', name]),
    ],
    isAll ? {} : { SHORT: '1' },
  )
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { testResults: [] }
  /** @type {Timed[]} */
  const tests = []
  const failures = []
  for (const { name, assertionResults } of report.testResults)
    for (const { status, fullName, duration } of assertionResults) {
      const title = `${name.replace(`${root}/`, '')} > ${fullName}`
      tests.push({ title, seconds: (duration ?? 0) / 1000 })
      if (status === 'failed') failures.push(title)
    }
  const counted = {
    passed: report.numPassedTests ?? 0,
    failed: report.numFailedTests ?? 0,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  }
  return { suite, code, seconds, counted, tests, failures }
}

/** @param {{ isAll: boolean }} options @returns {Promise<Ran>} */
export async function runJourneys({ isAll }) {
  const file = reportFile('journeys')
  const { code, seconds } = await timed(
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...(isAll ? {} : { SHORT: '1' }) },
  )
  const report = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { suites: [], stats: {} }
  const specs = specsOf(report)
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = report.stats
  return {
    suite: 'journeys',
    code,
    seconds,
    counted: { passed: expected + flaky, failed: unexpected, skipped },
    tests: specs.map(({ title, file: of, tests }) => ({
      title: `${of} > ${title}`,
      seconds:
        tests.flatMap((test) => test.results).reduce((sum, { duration }) => sum + duration, 0) /
        1000,
    })),
    failures: specs.filter(({ ok }) => !ok).map(({ title, file: of }) => `${of} > ${title}`),
  }
}

/** @param {string} suite @param {string[]} words @param {{ program?: string }} [options] @returns {Promise<Ran>} */
export async function runProgram(suite, words, { program } = {}) {
  const { code, seconds, text } = await timed(words, {}, program)
  // Faults that this machine cannot do count as skipped, not as passed.
  const skipped = [...text.matchAll(/^\S+: left out, /gm)].length
  const counted = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped }
  return {
    suite,
    code,
    seconds,
    counted,
    tests: [{ title: suite, seconds }],
    failures: code === 0 ? [] : [suite],
  }
}

export function forgetReports() {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
}

/** A table of all suites, and the ten slowest tests. @param {readonly Ran[]} ran */
export function tableOf(ran) {
  const rows = ran.map(({ suite, counted: { passed, failed, skipped }, seconds }) => [
    suite,
    ...[passed, failed, skipped].map(String),
    seconds.toFixed(0),
  ])
  const slowest = ran
    .flatMap(({ tests }) => tests)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 10)
    .map(({ title, seconds }) => [seconds.toFixed(1), title])
  return [
    aligned([['suite', 'passed', 'failed', 'skipped', 'seconds'], ...rows]),
    aligned([['seconds', 'slowest tests'], ...slowest]),
  ].join('\n\n')
}

/** @param {string[][]} rows */
function aligned(rows) {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  )
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** @param {string[]} words @param {Record<string, string>} [variables] @param {string} [program] */
async function timed(words, variables, program) {
  const started = performance.now()
  const ran = await runShown(words, variables, program)
  return { ...ran, seconds: (performance.now() - started) / 1000 }
}

/** @param {string} suite */
function reportFile(suite) {
  return join(reports, `${suite.replaceAll(/\W+/g, '-')}.json`)
}

/** @typedef {{ title: string, file: string, ok: boolean, tests: { results: { duration: number }[] }[] }} Spec */

/** @param {{ specs?: Spec[], suites?: any[] }} suite @returns {Spec[]} */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}
