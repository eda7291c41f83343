// npm test: the checks, the tests of every kind, the journeys; stops at the first kind that fails.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { environment, nodeBinary, root } from './environment.mjs'
import { kindsLeftOut } from './kinds-left-out.mjs'
import { ensurePrograms } from './test-programs.mjs'

/** @param {string} name */
const vitestReport = (name) => join(root, `test-results/vitest-${name}.json`)
/** Side by side: one core draws and reckons while the other's site mostly waits. The first ones give way. */
const TOGETHER = {
  rules: ['unit', 'drawings', 'server'],
  requests: ['request', 'alone', 'machines'],
}
const playwrightReport = join(root, 'test-results/playwright.json')
const totals = { passed: 0, failed: 0, skipped: 0 }
/** @type {string[]} */
const summary = []

/** @param {string} text */
function heading(text) {
  console.log(`\n=== ${text} ===`)
}

/**
 * Runs a command, showing what it prints; answers its code and its text.
 * @param {string[]} words
 * @param {Record<string, string>} [variables]
 * @param {string} [program]
 * @param {{ isBeside?: boolean }} [how] Beside another that is shown: it has what the other leaves of the
 * processor, and its text is for whoever asked to show.
 * @returns {Promise<{ code: number, text: string }>}
 */
function run(words, variables = {}, program = nodeBinary(), { isBeside = false } = {}) {
  const child = spawn(program, words, {
    cwd: root,
    env: environment(variables),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (isBeside && child.pid !== undefined)
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  let text = ''
  child.stdout.on('data', (chunk) => {
    text += chunk
    if (!isBeside) process.stdout.write(chunk)
  })
  child.stderr.on('data', (chunk) => {
    text += chunk
    if (!isBeside) process.stderr.write(chunk)
  })
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code: code ?? 1, text }))
  })
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

/**
 * Runs the projects of one of TOGETHER and counts their tests.
 * @param {keyof typeof TOGETHER} name
 * @param {{ isBeside?: boolean }} [how]
 */
async function vitest(name, how) {
  const words = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json']
  words.push(`--outputFile.json=${vitestReport(name)}`)
  for (const project of TOGETHER[name]) words.push('--project', project)
  const ran = await run(words, { SHORT: '1' }, undefined, how)
  keep(`vitest, ${name}`, ran.text, /^\s*(?:Test Files|Tests|Duration)\s/)
  if (existsSync(vitestReport(name))) {
    const report = JSON.parse(readFileSync(vitestReport(name), 'utf8'))
    count({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    })
  }
  return ran
}

/** @param {Partial<typeof totals>} counted */
function count({ passed = 0, failed = 0, skipped = 0 }) {
  totals.passed += passed
  totals.failed += failed
  totals.skipped += skipped
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

heading('Preparing')
ensureInstalled()
await ensureBuilt()
ensurePrograms()
mkdirSync(join(root, 'test-results'), { recursive: true })
for (const file of [vitestReport('rules'), vitestReport('requests'), playwrightReport]) {
  rmSync(file, { force: true })
}

heading('Checks: format, lint, types, unused code')
const check = await run(['run', '-s', 'check'], {}, 'npm')
summary.push(`check: ${check.code === 0 ? 'clean' : 'failed'}`)
if (check.code !== 0) finish(check.code)

heading('Tests: unit, drawings, server, request, alone, machines')
const rules = vitest('rules', { isBeside: true })
const requests = await vitest('requests')
const told = await rules
process.stdout.write(told.text)
const vitestCode = requests.code || told.code
if (vitestCode !== 0) finish(vitestCode)

// Visitors, attackers and clients have loopback addresses of their own, which Linux alone gives.
if (process.platform === 'linux') {
  heading('The site under attack, in short')
  const attack = await run(['attack/attack.ts', '--short', '--minutes', '0.75', '--seed', '1'])
  keep('attack', attack.text, /^(?:BROKEN|Every bound)|^\| all /)
  count(attack.code === 0 ? { passed: 1 } : { failed: 1 })
  if (attack.code !== 0) finish(attack.code)

  heading('What is acknowledged while things break, in short')
  const faults = await run(['faults/faults.ts', '--short', '--seed', '30'])
  keep('faults', faults.text, /^(?:BROKEN|Every history)|: left out, /)
  const skipped = kindsLeftOut(faults.text).length
  count(faults.code === 0 ? { passed: 1, skipped } : { failed: 1, skipped })
  if (faults.code !== 0) finish(faults.code)
}

heading('Generated requests to every address')
const fuzz = await run(['attack/fuzz/fuzz.ts', '--runs', '1500', '--seed', '1'])
keep('fuzz', fuzz.text, /^(?:BROKEN|Every request|Answers)/)
count(fuzz.code === 0 ? { passed: 1 } : { failed: 1 })
if (fuzz.code !== 0) finish(fuzz.code)

heading('Journeys in Chromium')
const journeys = await run(
  ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
  { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport, SHORT: '1' },
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
