import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

import { judge } from './judge.ts'
import { ENDED_EARLY, launch } from './launch.ts'
import { readLog } from './log-lines.ts'
import { type Options, readOptions, type Round } from './options.ts'
import { details, HEAD, type Report, row } from './report.ts'
import { type Site, startSite } from './site.ts'
import { lookUp } from './stored.ts'
import { honestVisitors } from './visitors.ts'
import { watch } from './watch.ts'

/** Seconds of honest visitors before the first attack and after the last. */
const BEFORE = 2
const AFTER = 5
/** One visitor in twenty has no script. */
const WITHOUT_SCRIPT = 20
const staff = { phone: '9876543210', password: 'correct horse battery staple' }

try {
  process.exitCode = await run(readOptions(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function run(options: Options): Promise<number> {
  let code = 0
  for (const round of options.rounds) code = Math.max(code, await runRound(round, options))
  return code
}

async function runRound(round: Round, options: Options): Promise<number> {
  const { chosen, seconds } = round
  const { seed, limits } = options
  console.log(
    `${chosen.map(({ name }) => name).join(', ')}: ${seconds} s, seed ${seed} (--seed ${seed} repeats it)`,
  )
  const site = await startSite(options.variables)
  const stop = () => void site.stop().then(() => process.exit(130))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  try {
    site.addStaff(staff)
    const report = await underAttack(site, round, options)
    const broken = judge(report, limits)
    console.log(`\n${details(report)}\n\n${HEAD}\n${row(report)}\n`)
    for (const sentence of broken) console.log(`BROKEN: ${sentence}`)
    if (broken.length === 0) console.log('Every bound was kept.')
    return broken.length === 0 ? 0 : 1
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop)
    await site.stop()
  }
}

async function underAttack(
  site: Site,
  { chosen, seconds }: Round,
  { seed }: Options,
): Promise<Report> {
  const { port, dataFolder } = site
  const ending = new AbortController()
  setMaxListeners(0, ending.signal)
  const { watched, stop } = watch(site, (reason) => {
    if (!ending.signal.aborted) console.log(`Given up: ${reason}.`)
    ending.abort()
  })
  let isOver = false
  const crowd = chosen.find((attack) => attack.crowd)?.crowd
  const visiting = honestVisitors(
    port,
    BEFORE + seconds + AFTER,
    () => isOver,
    crowd ? WITHOUT_SCRIPT : 0,
  )
  await sleep(BEFORE * 1000)
  const answers = await Promise.all(
    chosen.map(async ({ name }) => {
      const order = { name, port, seed, seconds, dataFolder, staff }
      return [name, await launch(order, ending.signal)] as const
    }),
  )
  if (site.isAlive()) await sleep(AFTER * 1000)
  isOver = true
  const honest = await visiting
  stop()
  const log = readLog(site.logFile)
  return {
    names: chosen.map(({ name }) => name),
    watched,
    maxMegabytes: watched.peak,
    isAlive: site.isAlive(),
    honest,
    stored: await lookUp(dataFolder, honest).catch(() => undefined),
    errorLines: log.errors,
    silent: answers.flatMap(([name, counts]) =>
      Object.keys(counts).every((what) => what === ENDED_EARLY) ? [name] : [],
    ),
    seconds: BEFORE + seconds + AFTER,
    crowd,
    answers: new Map(answers),
    log,
  }
}
