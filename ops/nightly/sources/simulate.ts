import { setTimeout as sleep } from 'node:timers/promises'

import { z } from 'zod'

import { randomOf } from '#ops/nightly/load/target.ts'

import { check, type Report } from './check.ts'
import { drawLeads, pulledKinds, type Lead } from './leads.ts'
import { startPortals } from './portals.ts'
import { SECRET, speakers, type Access, type Sent } from './speakers.ts'
import { startTwoSites, type TwoSites } from './two-sites.ts'

/** Times in milliseconds; `kills` is how often a process is killed. */
export type Simulation = {
  leads: number
  seed: number
  kills: number
  sendingMs: number
  pollMs: number
}

export type World = {
  sites: TwoSites
  access: Record<string, Omit<Access, 'base'>>
  unwanted: string[]
}
type Sending = { lead: Lead; atMs: number; place: 'first' | 'again' | 'forged'; which: 0 | 1 }

const LANES = 16
const TRIES = 200
const BETWEEN_TRIES_MS = 300
/** After the last lead; a killed process keeps a delivery to itself for a minute. */
const AFTERWARDS_MS = 240_000
const made = z.record(z.string(), z.object({ key: z.string(), publicId: z.string() }))

/** Two processes with one source of each kind. */
export async function withSources<Result>(
  portals: string,
  work: (world: World) => Promise<Result>,
): Promise<Result> {
  const sites = await startTwoSites(portals)
  try {
    const text = await sites.run('ops/nightly/sources/add-sources.ts')
    const given = made.parse(JSON.parse(text))
    const access = Object.fromEntries(
      Object.entries(given).map(([kind, one]) => [kind, { ...one, secret: SECRET }]),
    )
    return await work({ sites, access, unwanted: [] })
  } finally {
    await sites.stop()
  }
}

/** Sends leads of every kind while the sources and the processes misbehave. */
export async function simulate(options: Simulation): Promise<Report> {
  const portals = await startPortals(options.seed)
  try {
    return await withSources(portals.url, async (world) => {
      const draw = { count: options.leads, seed: options.seed, lastMs: options.sendingMs }
      const leads = drawLeads({ kinds: Object.keys(speakers), ...draw })
      const known = { since: new Map<string, number>(), seen: new Map<string, number>() }
      const ending = new AbortController()
      const deaths = killing(world.sites, options)
      const background = [
        repeatedly(1000, ending.signal, () => watch(world.sites, known.seen)),
        repeatedly(options.pollMs, ending.signal, () => makeDue(world.sites)),
      ]
      await sendAll(world, sendingsOf(leads, options.seed), (lead, isShown) => {
        if (isShown) portals.show(lead)
        if (!known.since.has(lead.phone)) known.since.set(lead.phone, Date.now())
      })
      await deaths
      const isMissing = ({ phone, isMasked }: Lead) => !isMasked && !known.seen.has(phone)
      await until(() => Promise.resolve(!leads.some(isMissing)))
      ending.abort()
      await Promise.all(background)
      await until(() => isAllRead(world.sites))
      const report = await check(world.sites.database, { leads, ...known })
      return { ...report, faults: [...report.faults, ...world.unwanted], reads: portals.counts() }
    })
  } finally {
    portals.stop()
  }
}

async function repeatedly(ms: number, signal: AbortSignal, work: () => Promise<void>) {
  while (!signal.aborted) {
    await work()
    await sleep(ms, undefined, { signal }).catch(() => {})
  }
}

/** One and the other by turns, each after the other is ready. */
async function killing({ kill }: TwoSites, { kills, sendingMs }: Simulation): Promise<void> {
  for (let time = 0; time < kills; time += 1) {
    await sleep(sendingMs / (kills + 1))
    await kill(time % 2 === 0 ? 0 : 1)
  }
}

/** As an owner's "Check now", also after a source that asked to wait. */
async function makeDue({ database }: TwoSites): Promise<void> {
  await database.query('update sources set next_pull_at = now() where next_pull_at is not null')
}

/** Notes when each lead is there for the first time. */
async function watch({ database }: TwoSites, seen: Map<string, number>): Promise<void> {
  const { rows } = await database.query<{ phone: string }>(
    "select phone from leads where created_at > now() - interval '2 minutes'",
  )
  for (const { phone } of rows) if (!seen.has(phone)) seen.set(phone, Date.now())
}

/** Gives up in the end: then the check says what is missing. */
async function until(isDone: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + AFTERWARDS_MS
  while (Date.now() < deadline && !(await isDone())) await sleep(1000)
}

/** What a source asked to wait for is due at once. */
async function isAllRead({ database }: TwoSites): Promise<boolean> {
  await database.query(
    "update source_deliveries set read_after = now() where state = 'waiting' and attempts = 0",
  )
  const waiting = await database.query(
    "select from source_deliveries where state = 'waiting' limit 1",
  )
  return waiting.rowCount === 0
}

/** Each lead first, its repeats a little later or at once, and one forged in twenty. */
function sendingsOf(leads: readonly Lead[], seed: number): Sending[] {
  const random = randomOf(seed, 'sendings')
  const which = () => random.pick([0, 1] as const)
  const all = leads.flatMap((lead): Sending[] => [
    { lead, atMs: lead.afterMs, place: 'first', which: which() },
    ...Array.from({ length: lead.isLost ? 0 : lead.repeats }, () => ({
      lead,
      atMs: lead.afterMs + random.pick([0, 500, 5000]),
      place: 'again' as const,
      which: which(),
    })),
    ...(random.chance(0.05) ? [forgedAfter(lead, which())] : []),
  ])
  return all.toSorted((one, other) => one.atMs - other.atMs)
}

function forgedAfter(lead: Lead, which: 0 | 1): Sending {
  const forged = { ...lead, phone: lead.phone.replace(/^72/, '73'), isLost: false }
  return { lead: forged, atMs: lead.afterMs, place: 'forged', which }
}

type Note = (lead: Lead, isShown: boolean) => void

async function sendAll(world: World, sendings: readonly Sending[], note: Note): Promise<void> {
  const start = Date.now()
  let next = 0
  const lane = async () => {
    for (let one = sendings[next++]; one; one = sendings[next++]) {
      await sleep(Math.max(0, start + one.atMs - Date.now()))
      if (one.place === 'first' && pulledKinds.has(one.lead.kind)) note(one.lead, true)
      if (one.lead.isLost) continue
      await send(world, one)
      if (one.place === 'first') note(one.lead, false)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

/** Until it is acknowledged, as portals do; a forged one must be refused. */
export async function send(world: World, { lead, place, which }: Sending): Promise<void> {
  for (let time = 0; time < TRIES; time += 1) {
    const base = world.sites.bases[time % 2 === 0 ? which : 1 - which] ?? world.sites.base
    const status = await statusOf(base, sentBy(world, lead, { base, isForged: place === 'forged' }))
    if (isWanted(status, place)) return
    const isLater = status === 0 || status === 429 || status >= 500
    if (!isLater) return void world.unwanted.push(`${lead.kind}, ${place}: answered ${status}`)
    await sleep(BETWEEN_TRIES_MS)
  }
  world.unwanted.push(`${lead.kind}, ${place}: never acknowledged`)
}

function isWanted(status: number, place: Sending['place']): boolean {
  return place === 'forged' ? [401, 403, 404].includes(status) : status >= 200 && status < 300
}

type Way = { base: string; isForged: boolean }

/** A forged one has a wrong signature, or a wrong key where the source signs nothing. */
function sentBy({ access }: World, lead: Lead, { base, isForged }: Way): Sent {
  const own = access[lead.kind]
  const speaker = speakers[lead.kind]
  if (!own || !speaker) throw new Error(`${lead.kind} has no source`)
  const isSigning = Object.values(speaker.secrets ?? {}).includes(SECRET)
  const wrong = isSigning ? { secret: 'wrong' } : { key: 'wrong' }
  return speaker.push(lead, { ...own, base, ...(isForged && wrong) })
}

/** 0 where the process was killed before it answered. */
async function statusOf(base: string, { part, query = '', body, headers = {} }: Sent) {
  try {
    const response = await fetch(`${base}/api/v1/sources/${part}${query}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(20_000),
    })
    await response.text()
    return response.status
  } catch {
    return 0
  }
}
