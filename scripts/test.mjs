// npm test: the checks, and the tests and journeys in their short form, with --whole in their whole one;
// stops at the first kind that fails.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import { answerHelp } from './commands.mjs'
import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { root } from './environment.mjs'
import { kindsLeftOut } from './kinds-left-out.mjs'
import { runShown as run } from './run-shown.mjs'
import { ensurePrograms } from './test-programs.mjs'
import { forgetReports, isWhole, vitestAlone, vitestTogether } from './vitest-together.mjs'

const playwrightReport = join(root, 'test-results/playwright.json')
/** What a runner of vitest says at its end. */
const VITEST_CLOSING = /^\s*(?:Test Files|Tests|Duration)\s/
const isLinux = process.platform === 'linux'
const totals = { passed: 0, failed: 0, skipped: 0 }
/** @type {string[]} */
const summary = []

/** @param {string} text */
function heading(text) {
  console.log(`\n=== ${text} ===`)
}

/**
 * Keeps a runner's own closing lines, to be shown again at the very end.
 * @param {string} name
 * @param {string} text
 * @param {RegExp} pattern
 */
function keep(name, text, pattern) {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => pattern.test(line))
  summary.push(...lines.map((line) => `${name}: ${line.trim()}`))
}

/** @param {Partial<typeof totals>} counted */
function count({ passed = 0, failed = 0, skipped = 0 }) {
  totals.passed += passed
  totals.failed += failed
  totals.skipped += skipped
}

/** They judge nothing by the clock, so that tests may run beside them. Clients have addresses of their own, which Linux alone gives. */
async function runFaults() {
  if (!isLinux) return undefined
  return run(['faults/faults.ts', '--short', '--seed', '30'], {}, undefined, { isQuiet: true })
}

/**
 * @param {number} code
 * @returns {never}
 */
function finish(code) {
  heading('Summary')
  for (const line of summary) console.log(line)
  const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''
  const failed = code !== 0 && totals.failed === 0 ? 1 : totals.failed
  console.log(`${totals.passed} passed, ${failed} failed${skipped}`)
  process.exit(code)
}

answerHelp()
heading('Preparing')
ensureInstalled()
await ensureBuilt()
ensurePrograms()
mkdirSync(join(root, 'test-results'), { recursive: true })
forgetReports()
rmSync(playwrightReport, { force: true })

heading('Checks: format, lint, types, unused code')
const check = await run(['run', '-s', 'check'], {}, 'npm')
summary.push(`check: ${check.code === 0 ? 'clean' : 'failed'}`)
if (check.code !== 0) finish(check.code)

heading('Tests: unit, drawings, server, request, alone, woken, machines; faults, in short')
const { ran: together, between: faults } = await vitestTogether(runFaults)
for (const { name, text, counted } of together) {
  keep(`vitest, ${name}`, text, VITEST_CLOSING)
  count(counted)
}
const failed = together.flatMap(({ failures }) => failures)
if (together.some(({ code }) => code !== 0)) {
  summary.push(...failed.map(({ title }) => `vitest, failed: ${title}`))
  const again = await vitestAlone(together)
  if (again !== undefined) keep('vitest, once more by itself', again.text, VITEST_CLOSING)
  if (again?.code !== 0) finish(again?.code ?? 1)
  count({ passed: failed.length, failed: -failed.length })
}

if (faults) {
  heading('What is acknowledged while things break, in short')
  process.stdout.write(faults.text)
  keep('faults', faults.text, /^(?:BROKEN|Every history)|: left out, /)
  const skipped = kindsLeftOut(faults.text).length
  count(faults.code === 0 ? { passed: 1, skipped } : { failed: 1, skipped })
  if (faults.code !== 0) finish(faults.code)
}

// Visitors and attackers have loopback addresses of their own, which Linux alone gives.
if (isLinux) {
  heading('The site under attack, in short')
  const attack = await run(['attack/attack.ts', '--short', '--minutes', '0.75', '--seed', '1'])
  keep('attack', attack.text, /^(?:BROKEN|Every bound)|^\| all /)
  count(attack.code === 0 ? { passed: 1 } : { failed: 1 })
  if (attack.code !== 0) finish(attack.code)
}

heading('Generated requests to every address')
const fuzz = await run(['attack/fuzz/fuzz.ts', '--runs', '1500', '--seed', '1'])
keep('fuzz', fuzz.text, /^(?:BROKEN|Every request|Answers)/)
count(fuzz.code === 0 ? { passed: 1 } : { failed: 1 })
if (fuzz.code !== 0) finish(fuzz.code)

heading('Journeys in Chromium')
const journeys = await run(
  ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
  { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport, ...(isWhole ? {} : { SHORT: '1' }) },
)
keep('playwright', journeys.text, /^\s*\d+ (?:passed|failed|flaky|skipped|did not run)/)
if (existsSync(playwrightReport)) {
  const { stats } = JSON.parse(readFileSync(playwrightReport, 'utf8'))
  count({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  })
}
finish(journeys.code)
