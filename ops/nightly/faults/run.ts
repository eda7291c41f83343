import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { campaign, type Arena } from './campaign.ts'
import { check } from './checker/check.ts'
import { checkIndexes } from './checker/indexes.ts'
import { countMessages } from './checker/messages.ts'
import { countUnderWay, readFound } from './checker/read-final-state.ts'
import { client } from './client/client.ts'
import { publisher } from './client/publish.ts'
import { historyFile, readHistory, type Entry } from './history.ts'
import type { Scenario } from './scenarios/scenario.ts'
import type { Group, Options } from './options.ts'
import { planOf, type Fault } from './plan.ts'
import { openEnvironment, type Environment } from './environment/open-environment.ts'
import { readPhotoSlots } from './published.ts'
import { slowestIn, summaries, type Summary } from './summary.ts'
import { addTo, unserved, watchPages, type Watched } from './watch-pages.ts'
import { realWorld, waitUntil } from './scenario.ts'

/** Milliseconds within which the number of open notifications and assignments must go down after the last fault. */
const SETTLE_MS = 120_000
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

export type Fought = {
  seed: number
  summaries: Summary[]
  violations: string[]
  indexes: { checks: number; broken: string[] }
  watched: Watched
  messageCounts: string
  /** Starts of bodies of 503 that lack the specified words. */
  notSpecified: readonly string[]
  why: ReadonlyMap<string, number>
  history: string
  /** Seconds until the site was ready, until the last fault was over, and until all work was done. */
  durations: { start: number; faults: number; rest: number }
}

/** One campaign on its own environment, then the check. Throws if the environment does not start. */
export async function fight(group: Group, options: Options): Promise<Fought> {
  const { seed, folder } = options
  mkdirSync(folder, { recursive: true })
  const names = group.map(({ scenario }) => scenario.name).join('+')
  const file = join(folder, `${names}-${seed}.jsonl`)
  const lap = stopwatch()
  const environment = await openEnvironment({
    hasSmallDisk: group.some(({ scenario }) => scenario.needsSmallDisk),
  })
  const leave = () => void environment.close().then(() => process.exit(130))
  for (const signal of SIGNALS) process.once(signal, leave)
  try {
    const start = lap()
    const seen = await acted(environment, group, options, file)
    const faults = lap()
    const isSettled = await settled(environment)
    const durations = { start, faults, rest: lap() }
    const found = await readFound(environment)
    const history = readHistory(file)
    const all = summaries(history)
    return {
      seed,
      summaries: all,
      indexes: seen.indexes,
      watched: seen.watched,
      notSpecified: seen.notSpecified,
      messageCounts: countMessages(found),
      why: whyOf(history),
      history: file,
      durations,
      violations: [
        ...seen.violations,
        ...(isSettled ? [] : ['what was stored is still neither notified nor assigned']),
        ...check(history, found),
        ...late(slowestIn(history, seen.outages), options.maxAnswerMs(seen.watched.slowest)),
      ],
    }
  } finally {
    for (const signal of SIGNALS) process.off(signal, leave)
    await environment.close()
  }
}

/** Each call returns the seconds since the one before. */
function stopwatch(): () => number {
  let last = performance.now()
  return () => {
    const seconds = (performance.now() - last) / 1000
    last = performance.now()
    return seconds
  }
}

async function acted(environment: Environment, group: Group, options: Options, file: string) {
  const { seed } = options
  const clients = client(environment.dashboard, publisher(environment.dashboard.cookie))
  const violations: string[] = []
  const indexes: Fought['indexes'] = { checks: 0, broken: [] }
  const total: Watched = { pages: 0, missed: [], slowest: 0, ready: 0, notReady: 0 }
  const notSpecified = new Set<string>()
  const takeNotSpecified = () => {
    const texts = [...clients.notSpecified]
    clients.notSpecified.clear()
    for (const text of texts) notSpecified.add(text)
    return texts
  }
  let watching: ReturnType<typeof watchPages> | undefined
  const scenarioOf = ({ kind }: Fault) => scenarioNamed(group, kind)

  const arena: Arena = {
    perform: (operation, { lane }) =>
      clients.perform(operation, { port: environment.site.port(), lane }),
    strike: async (fault, pass) => {
      const scenario = scenarioOf(fault)
      takeNotSpecified()
      if (scenario.isServed) watching = watchPages(environment.site.port)
      environment.receivers.failNext(fault.variant)
      const isOutageReported = () => (watching?.seen.notReady ?? 0) > 0
      return scenario.strike({
        environment,
        fault,
        pass,
        seconds: options.seconds,
        isOutageReported,
      })
    },
    afterwards: async (fault) => {
      await watching?.stop()
      const isOutage = scenarioOf(fault).isOutage?.(fault) === true
      if (watching) violations.push(...unserved(watching.seen, isOutage))
      if (watching) addTo(total, watching.seen)
      watching = undefined
      for (const text of takeNotSpecified())
        if (isOutage)
          violations.push(`an enquiry was answered 503 without the specified words: ${text}`)
      const { checked, broken } = await checkIndexes(environment.database)
      indexes.checks += checked
      indexes.broken.push(...broken)
      if (!environment.site.isAlive())
        throw new Error(`The site has ended:\n${lastLog(environment.site.logs())}`)
    },
  }

  const kinds = group.map(({ scenario, rounds }) => ({ name: scenario.name, rounds }))
  const plan = planOf({ seed, kinds, photoSlots: await readPhotoSlots() })
  const outages = plan.faults.flatMap((fault, at) =>
    scenarioOf(fault).isOutage?.(fault) === true ? [at + 1] : [],
  )
  const write = historyFile(file)
  write({ type: 'begin', seed, kinds })
  try {
    await campaign(realWorld, arena, { plan, lanes: options.lanes, write })
  } catch (error) {
    violations.push(error instanceof Error ? error.message : String(error))
    violations.push(`The site said last:\n${lastLog(environment.site.logs())}`)
  } finally {
    await watching?.stop()
    clients.close()
  }
  takeNotSpecified()
  violations.push(...indexes.broken)
  return { violations, indexes, watched: total, notSpecified: [...notSpecified], outages }
}

/** Enquiries without an answer in time while the database was away. */
function late(slowest: number, maxAnswerMs: number): string[] {
  return slowest > maxAnswerMs
    ? [
        `while the database was away an enquiry waited ${slowest} ms for its answer, not ${maxAnswerMs}`,
      ]
    : []
}

function scenarioNamed(group: Group, name: string): Scenario {
  const found = group.find(({ scenario }) => scenario.name === name)
  if (!found) throw new Error(`There is no fault "${name}"`)
  return found.scenario
}

async function settled(environment: Environment): Promise<boolean> {
  for (let pending = await countUnderWay(environment).catch(() => Number.MAX_VALUE); pending > 0;) {
    const left = await fewerThan(pending, environment)
    if (left === undefined) return false
    pending = left
  }
  return true
}

/** Undefined if the number does not go down. */
async function fewerThan(before: number, environment: Environment): Promise<number | undefined> {
  let left = before
  const isLess = async () => {
    left = await countUnderWay(environment).catch(() => before)
    return left < before
  }
  return (await waitUntil(realWorld, isLess, { timeoutMs: SETTLE_MS, every: 500 }))
    ? left
    : undefined
}

function whyOf(history: readonly Entry[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const line of history) {
    if (line.type !== 'ok' && line.type !== 'fail' && line.type !== 'unknown') continue
    const name = `${line.type} ${line.why}`
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

function lastLog(logs: readonly string[]): string {
  const file = logs.at(-1)
  return file === undefined ? '' : readFileSync(file, 'utf8').slice(-2000)
}
