import { startMeasuredSite } from '#ops/bench/measured-site.ts'

import { answersOf, type RecordedAnswer } from './answers.ts'
import { readOptions } from './options.ts'
import { onOneCore } from './one-core.ts'
import { requirePrograms } from './programs.ts'
import { residents, type Resident } from './residents.ts'
import { beyondBounds, beyondLimits, roundsTable } from './report.ts'
import { startTimes } from './start-times.ts'
import { startNginx } from './nginx.ts'
import { runWrk, type Measurement } from './wrk.ts'

/** Requests before the site's memory is read. */
const MANY = 100_000

const { rounds, seconds, logs } = readOptions(process.argv.slice(2))
requirePrograms()
let held = Number.NaN
const site = await startMeasuredSite(logs ? { LOG_LEVEL: 'debug' } : {})
try {
  const answers = await answersOf(site.base)
  const nginx = await startNginx(answers, logs)
  try {
    onOneCore(site.pid)
    onOneCore(nginx.pid)
    const sides = [
      { name: 'site', base: site.base, pid: site.pid },
      { name: 'nginx', base: nginx.base, pid: nginx.pid },
    ]
    const before = residents(sides)
    const measurements = await measureInRounds(answers, sides)
    console.log(roundsTable(answers, measurements))
    failBy(beyondBounds(answers, measurements))
    reportMemory(before, residents(sides))
  } finally {
    await nginx.stop()
  }
  const total = await requestMany(answers)
  held = holds(site.pid)
  console.log(`\nThe site holds ${held} MB after ${total} more requests.`)
} finally {
  await site.stop()
}
const { first, later } = await startTimes()
console.log(`It starts in ${first} ms on an empty data folder, in ${later} ms (median) on its own.`)
failBy(beyondLimits({ held, start: later }))

type Side = { name: string; base: string }

function failBy(sentences: readonly string[]): void {
  for (const sentence of sentences) {
    console.error(sentence)
    process.exitCode = 1
  }
}

/** Both sides in turns, so that other load on the machine affects both. */
async function measureInRounds(
  answers: readonly RecordedAnswer[],
  sides: readonly Side[],
): Promise<Measurement[]> {
  const all: Measurement[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const { path } of answers) {
      for (const { name, base } of sides) {
        all.push({ side: name, path, ...(await runWrk(base + path, seconds)) })
      }
    }
  }
  return all
}

async function requestMany(answers: readonly RecordedAnswer[]): Promise<number> {
  let total = 0
  for (let index = 0; total < MANY; index += 1) {
    const path = answers[index % answers.length]?.path ?? '/'
    total += (await runWrk(site.base + path, seconds)).requests
  }
  return total
}

function holds(pid: number): number {
  return residents([{ name: 'site', pid }])[0]?.megabytes ?? Number.NaN
}

function reportMemory(before: readonly Resident[], after: readonly Resident[]): void {
  for (const [index, { name, megabytes }] of before.entries()) {
    console.log(
      `\n${name} holds ${megabytes} MB before, ${after[index]?.megabytes ?? '?'} MB after.`,
    )
  }
}
