// npm test: the checks, the tests of every kind, the journeys; stops at the first kind that fails.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import {
  ensureBuilt,
  ensureInstalled,
  environment,
  fail,
  folder,
  nodeBinary,
  root,
} from './prepare.mjs'

const vitestReport = join(root, 'test-results/vitest.json')
const playwrightReport = join(root, 'test-results/playwright.json')
const totals = { passed: 0, failed: 0, skipped: 0 }
const summary = []

function heading(text) {
  console.log(`\n=== ${text} ===`)
}

/** Runs a command, showing what it prints; answers its code and its text. */
function run(words, variables = {}, program = nodeBinary()) {
  const child = spawn(program, words, {
    cwd: root,
    env: environment(variables),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    from.on('data', (chunk) => {
      text += chunk
      to.write(chunk)
    })
  }
  return new Promise((resolve) => child.on('close', (code) => resolve({ code: code ?? 1, text })))
}

/** Keeps a runner's own closing lines, to be shown again at the very end. */
function keep(name, text, pattern) {
  const lines = text
    .replace(new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g'), '')
    .split('\n')
    .filter((line) => pattern.test(line))
  summary.push(...lines.map((line) => `${name}: ${line.trim()}`))
}

function count({ passed = 0, failed = 0, skipped = 0 }) {
  totals.passed += passed
  totals.failed += failed
  totals.skipped += skipped
}

function finish(code) {
  heading('Summary')
  for (const line of summary) console.log(line)
  const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''
  const failed = code !== 0 && totals.failed === 0 ? 1 : totals.failed
  console.log(`${totals.passed} passed, ${failed} failed${skipped}`)
  process.exit(code)
}

/** Installs a Debian program that the tests need, where that is possible. */
function ensureProgram(name, places, isNeeded = true) {
  if (places.some((place) => existsSync(place))) return
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (canInstall) {
    console.log(`Installing ${name} …`)
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    spawnSync('apt-get', ['update', '-q'], options)
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], options)
  }
  if (!isNeeded || places.some((place) => existsSync(place))) return
  fail(
    `The tests need ${name}. Install it (Debian: apt-get install ${name}) and run the tests again.`,
  )
}

heading('Preparing')
ensureInstalled()
await ensureBuilt()
folder('test-results')
for (const file of [vitestReport, playwrightReport]) rmSync(file, { force: true })

heading('Checks: format, lint, types, unused code')
const check = await run(['run', '-s', 'check'], {}, 'npm')
summary.push(`check: ${check.code === 0 ? 'clean' : 'failed'}`)
if (check.code !== 0) finish(check.code)

// Without it the brochures' words are not read back; everything else is tested all the same.
ensureProgram('poppler-utils', ['/usr/bin/pdftotext'], false)

heading('Tests: unit, server, request')
const vitest = await run([
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
])
keep('vitest', vitest.text, /^\s*(?:Test Files|Tests|Duration)\s/)
if (existsSync(vitestReport)) {
  const report = JSON.parse(readFileSync(vitestReport, 'utf8'))
  count({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  })
}
if (vitest.code !== 0) finish(vitest.code)

// Its visitors and its attackers have loopback addresses of their own, which Linux alone gives.
if (process.platform === 'linux') {
  heading('The site under attack, in short')
  const attack = await run(['attack/attack.ts', '--short', '--minutes', '0.75', '--seed', '1'])
  keep('attack', attack.text, /^(?:BROKEN|Every bound)|^\| all /)
  count(attack.code === 0 ? { passed: 1 } : { failed: 1 })
  if (attack.code !== 0) finish(attack.code)
}

if (existsSync(join(root, 'playwright.config.ts'))) {
  heading('Journeys in Chromium')
  ensureProgram('chromium', [process.env.CHROMIUM ?? '/usr/bin/chromium'])
  ensureProgram('nginx', ['/usr/sbin/nginx', '/usr/bin/nginx'])
  ensureProgram('openssl', ['/usr/bin/openssl'])
  const journeys = await run(
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
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
  if (journeys.code !== 0) finish(journeys.code)
}
finish(0)
