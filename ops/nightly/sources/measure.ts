import { setTimeout as sleep } from 'node:timers/promises'

import { sendEnquiry } from '#test/helpers/site/site.ts'

import { drawLeads, pulledKinds } from './leads.ts'
import { send, withSources, type World } from './simulate.ts'
import { speakers } from './speakers.ts'

const VISITORS = 50
const PER_MINUTE = 1000
const ROUNDS = 2
const PHASE_MS = 20_000
/** Between two enquiries of a visitor. */
const PAUSE_MS = 2000

/** Milliseconds of an enquiry at the 95th percentile, without and with deliveries, by turns. */
export function measure(): Promise<string> {
  const count = Math.ceil((ROUNDS * PHASE_MS * PER_MINUTE) / 60_000)
  const kinds = Object.keys(speakers).filter((kind) => !pulledKinds.has(kind))
  const leads = drawLeads({ kinds, count, seed: 1, lastMs: 1 })
  return withSources('http://127.0.0.1:9', async (world) => {
    const [without, withThem]: number[][] = [[], []]
    await phase(world, [], 5000)
    for (let round = 0; round < ROUNDS; round += 1) {
      without?.push(...(await phase(world, [])))
      withThem?.push(...(await phase(world, leads.splice(0, count / ROUNDS))))
    }
    const [one, other] = [percentile(without ?? []), percentile(withThem ?? [])]
    const answered = `${without?.length} and ${withThem?.length} enquiries`
    const failures = world.unwanted.length
    return `p95 of ${answered}: ${one} ms without, ${other} ms with ${PER_MINUTE} deliveries a minute; ratio ${(other / one).toFixed(2)}; ${failures} deliveries failed`
  })
}

async function phase(
  world: World,
  leads: ReturnType<typeof drawLeads>,
  ms = PHASE_MS,
): Promise<number[]> {
  const end = performance.now() + ms
  const times: number[] = []
  const visitor = async (place: number) => {
    await sleep((PAUSE_MS * place) / VISITORS)
    while (performance.now() < end) {
      const started = performance.now()
      const { status } = await sendEnquiry(world.sites.bases[place % 2] ?? world.sites.base)
      if (status !== 200) throw new Error(`An enquiry was answered ${status}.`)
      times.push(performance.now() - started)
      await sleep(PAUSE_MS)
    }
  }
  const deliveries = leads.map(async (lead, place) => {
    await sleep((ms * place) / leads.length)
    await send(world, { lead, atMs: 0, place: 'first', which: place % 2 === 0 ? 0 : 1 })
  })
  await Promise.all([
    ...Array.from({ length: VISITORS }, (_, place) => visitor(place)),
    ...deliveries,
  ])
  return times
}

function percentile(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0)
}
