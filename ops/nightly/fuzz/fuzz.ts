import { parseArgs } from 'node:util'

import fc from 'fast-check'

import { usageOf } from '#cli/commands/commands.mjs'
import { queryDatabase } from '#ops/nightly/load/database.ts'
import { readLog } from '#ops/nightly/load/log-lines.ts'
import { slugs } from '#ops/nightly/load/site-names.ts'
import { startSite, type Site } from '#ops/nightly/load/site.ts'

import { openSessions, phones, type Sessions } from './dashboard.ts'
import { fieldsOf, readRoutes } from './examples.ts'
import { faultsOf } from './faults.ts'
import { anyRequest, OUTSIDERS, STAFF, type FuzzRequest, type Known, type Who } from './requests.ts'
import { send } from './send.ts'
import { changedTables, snapshotDashboard } from './changed-tables.ts'

/** Each request has its own address: rate limits are not the subject. */
const VARIABLES = {
  TRUSTED_PROXIES: '127.0.0.1',
  ...Object.fromEntries(
    ['IPV4', 'IPV6', 'PHONE', 'SITE', 'SPAM'].map((of) => [`ENQUIRY_LIMIT_${of}`, '1000000']),
  ),
}
/** Share of requests without a session; they must not change the dashboard's data. */
const OUTSIDE = 0.4
const SHOWN = 40

type Found = { fault: string; request: FuzzRequest; run: number }
type Tally = { statuses: Map<string, number>; found: Found[]; slowest: number }

try {
  process.exitCode = await fuzz()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function fuzz(): Promise<number> {
  const { runs, seed } = readOptions()
  console.log(`${runs} requests, seed ${seed} (--runs ${runs} --seed ${seed} repeats them)`)
  const site = await startSite(VARIABLES)
  try {
    const base = new URL(`http://127.0.0.1:${site.port}`)
    const sessions = await openSessions(site, base)
    const known = await readKnown(site, base)
    const tally: Tally = { statuses: new Map(), found: [], slowest: 0 }
    const few = Math.ceil(runs * OUTSIDE)
    const draw = (whos: readonly Who[], count: number) =>
      fc.sample(anyRequest(known, whos), { numRuns: count, seed })
    const before = await snapshotDashboard(site.dataFolder)
    await sendAll({ base, sessions, tally, first: 0 }, draw(OUTSIDERS, few))
    const changed = changedTables(before, await snapshotDashboard(site.dataFolder, before))
    await sendAll({ base, sessions, tally, first: few }, draw(STAFF, runs - few))
    return report(site, sessions, tally, changed)
  } finally {
    await site.stop()
  }
}

/** Paths and bodies of the running site, and its projects and people but those whose sessions are in use. */
async function readKnown({ dataFolder }: Site, base: URL): Promise<Known> {
  const routes = await readRoutes(base)
  const { rows } = await queryDatabase(dataFolder, (client) =>
    client.query<{ id: string }>(
      'select id from staff_users where phone <> all($1) order by id limit 5',
      [Object.values(phones)],
    ),
  )
  const people = ['visitor', ...rows.map(({ id }) => id)]
  return { routes, fields: fieldsOf(routes), slugs: slugs(), people }
}

function readOptions(): { runs: number; seed: number } {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '10000' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
    },
  })
  const [runs, seed] = [Number(values.runs), Number(values.seed)]
  if (!Number.isSafeInteger(runs) || runs < 1 || !Number.isSafeInteger(seed))
    throw new Error(usageOf('nightly fuzz'))
  return { runs, seed }
}

type Batch = { base: URL; sessions: Sessions; tally: Tally; first: number }

async function sendAll({ base, sessions, tally, first }: Batch, all: FuzzRequest[]): Promise<void> {
  for (const [at, fuzzed] of all.entries()) {
    const addFault = (fault: string) =>
      tally.found.push({ fault, request: fuzzed, run: first + at })
    try {
      const cookie = await sessions.cookieOf(fuzzed.who)
      const answer = await send(base, fuzzed, ownHeaders(base, fuzzed, first + at, cookie))
      const { location } = answer.headers
      sessions.recordAnswer(
        fuzzed.who,
        answer.status,
        typeof location === 'string' ? location : undefined,
      )
      const status = String(answer.status)
      tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1)
      tally.slowest = Math.max(tally.slowest, answer.durationMs)
      for (const fault of faultsOf(base, fuzzed, answer)) addFault(fault)
    } catch (error) {
      addFault(`is not answered: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}

function ownHeaders(
  base: URL,
  { headers }: FuzzRequest,
  run: number,
  cookie: string | undefined,
): Record<string, string> {
  const address = `10.${(run >> 16) % 256}.${(run >> 8) % 256}.${run % 256}`
  const cookies = [cookie, headers['Cookie']].filter((one) => one !== undefined).join('; ')
  return {
    'X-Forwarded-For': address,
    ...(headers['Origin'] === 'own' && { Origin: base.origin }),
    ...(cookies !== '' && { Cookie: cookies }),
  }
}

function report(
  site: Site,
  sessions: Sessions,
  { statuses, found, slowest }: Tally,
  changed: string[],
): number {
  const { signedIn, ended } = sessions.counts()
  const log = readLog(site.logFile)
  const faults = [
    ...new Set(
      found.map(({ fault, request }) => `${request.method} ${request.path.slice(0, 120)} ${fault}`),
    ),
    ...changed.map((name) => `No user has changed ${name}`),
    ...log.first.map((line) => `The log holds an error: ${line}`),
    ...(site.isAlive() ? [] : ['The site has ended']),
    ...(signedIn > ended * 2 ? [] : ['Most requests of the staff came without a session']),
  ]
  const counted = [...statuses]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([status, count]) => `${status}: ${count}`)
  console.log(`Answers: ${counted.join(', ')}; the slowest took ${Math.round(slowest)} ms`)
  console.log(`Of the staff's requests ${signedIn} had a session, ${ended} found theirs ended`)
  for (const fault of faults.slice(0, SHOWN)) console.log(`BROKEN: ${fault}`)
  for (const { request, fault, run } of found.slice(0, SHOWN))
    console.log(`run ${run}, ${request.who}, ${fault}: ${shown(request)}`)
  if (faults.length === 0) console.log('Every request was answered as it should be.')
  return faults.length === 0 ? 0 : 1
}

function shown({ method, path, headers, body }: FuzzRequest): string {
  const sentBody = body && { type: body.type, body: body.bytes.toString('latin1').slice(0, 300) }
  return JSON.stringify({ method, path: path.slice(0, 300), headers, ...sentBody })
}
