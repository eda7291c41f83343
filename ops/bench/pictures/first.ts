import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

import { markdownTable } from '#ops/bench/markdown-table.ts'
import { picturePaths } from '#ops/nightly/load/site-names.ts'
import { startSite } from '#ops/nightly/load/site.ts'

/** At the 95th percentile. */
const MAX_MS = 300
const AT_ONCE = 10
const ROUNDS = 20
/** The most requested widths on phones and computers, and a cover's. */
const WIDTHS = [740, 480, 400, 1600]
/** Milliseconds, so that earlier pictures are complete before the next measurement. */
const PAUSE = 4000

type Answer = { ms: number; bytes: number }

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
const site = await startSite({ PREPARE_PICTURES: 'false' })
try {
  const rows = []
  for (const width of WIDTHS) {
    const paths = picturePaths(['avif']).filter((path) => path.includes(`-${width}-`))
    const inRounds = await rounds(spread(paths, AT_ONCE * ROUNDS))
    const inRow = await always(spread(paths.toReversed(), AT_ONCE * ROUNDS))
    rows.push([`${width}, ten, then a pause`, ...figures(inRounds)])
    rows.push([`${width}, always ten`, ...figures(inRow)])
  }
  console.log(markdownTable(['width, px', 'answers', 'median, ms', '95 in 100, ms', 'KB'], rows))
} finally {
  agent.destroy()
  await site.stop()
}

/** Ten at a time, then a pause. */
async function rounds(paths: readonly string[]): Promise<Answer[]> {
  const all: Answer[] = []
  for (let round = 0; round < paths.length; round += AT_ONCE) {
    all.push(...(await Promise.all(paths.slice(round, round + AT_ONCE).map(fetchPath))))
    await sleep(PAUSE)
  }
  return all
}

/** Always ten in progress. */
async function always(paths: readonly string[]): Promise<Answer[]> {
  const all: Answer[] = []
  const rest = [...paths]
  const hand = async () => {
    for (let path = rest.pop(); path !== undefined; path = rest.pop())
      all.push(await fetchPath(path))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, hand))
  return all
}

function spread(paths: readonly string[], count: number): string[] {
  const step = paths.length / Math.min(count, paths.length)
  return paths.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}

function figures(answers: readonly Answer[]): (string | number)[] {
  const times = answers.map(({ ms }) => ms).toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0)
  const bytes = answers.reduce((sum, one) => sum + one.bytes, 0) / answers.length
  if (at(0.95) >= MAX_MS) process.exitCode = 1
  return [answers.length, at(0.5), at(0.95), (bytes / 1000).toFixed(1)]
}

function fetchPath(path: string): Promise<Answer> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: site.port, path, agent }, (response) => {
      let bytes = 0
      response.on('data', (part: Buffer) => (bytes += part.length))
      response.on('end', () => resolve({ ms: performance.now() - started, bytes }))
    }).on('error', reject)
  })
}
