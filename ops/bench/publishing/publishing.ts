import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { projectFile } from '#app/projects/publishing/import/project-file.ts'
import { generateProjects } from '#ops/bench/growth/generated-projects.ts'
import { markdownTable } from '#ops/bench/markdown-table.ts'
import { startMeasuredSite } from '#ops/bench/measured-site.ts'
import { middle } from '#ops/bench/middle.ts'

import { editor } from './editor.ts'

const COUNT = Number(process.argv[2] ?? 2000)
const EVERY_MS = Number(process.argv[3] ?? 10) * 1000
const IS_EACH = process.argv[4] === 'each'
/** Projects of the files have lower ids. */
const FIRST_ID = 1000
const SECONDS = Math.max(30, (EVERY_MS / 1000) * 6)
/** Milliseconds between two requests of the visitor. */
const PAUSE_MS = 20
/** Milliseconds until a page shows a publication. */
const MAX_PUBLISH_MS = 2000
/** Added milliseconds at the 95th percentile while projects are published. */
const MAX_SLOWDOWN_MS = 50

const projects = generateProjects(COUNT, FIRST_ID)
/** Skips neighbours, so that a cached one helps no other. */
const STEP = 37
const [edited] = projects.slice(STEP)
const [unedited] = projects
if (!edited || !unedited) throw new Error('There is nothing to edit.')
const paths = ['/', '/projects', '/city/noida', `/${edited.slug}`, `/${unedited.slug}`, '/connect']

const site = await startMeasuredSite()
const url = readFileSync(join(site.dataFolder, 'database-url'), 'utf8').trim()
const elsewhere = await startMeasuredSite({ DATABASE_URL: url })
const folder = mkdtempSync(join(tmpdir(), 'northlight-listings-'))
try {
  for (const project of projects)
    writeFileSync(join(folder, `${project.slug}.ts`), projectFile(project))
  const began = performance.now()
  site.command(['cli/catalogue/import.ts', '--from', folder])
  console.log(`${COUNT} listings were imported in ${secondsSince(began)} s,`)
  for (const { base } of [site, elsewhere])
    await waitForText(`${base}/${unedited.slug}`, unedited.name)
  console.log(`and stood on the site ${secondsSince(began)} s after the command had begun.\n`)
  const dashboard = await editor(site)
  await visit(5)
  const quiet = await visit(SECONDS)
  if (IS_EACH) await publishEach(dashboard, quiet)
  const busy = new AbortController()
  const publishing = publishOnAndOn(dashboard, busy.signal)
  const meanwhile = await visit(SECONDS)
  busy.abort()
  const published = await publishing
  print({ quiet, meanwhile, published })
} finally {
  rmSync(folder, { recursive: true })
  await elsewhere.stop()
  await site.stop()
}

type Dashboard = Awaited<ReturnType<typeof editor>>

/** Milliseconds: save, publish, then visible in the same process and in the other. */
type Published = { saved: number; published: number; shown: number; elsewhere: number }

async function publishEach(dashboard: Dashboard, quiet: Map<string, number[]>): Promise<void> {
  const began = performance.now()
  for (const project of projects) {
    const version = await dashboard.save({ ...project, summary: 'Edited, as all of them were.' })
    await dashboard.publish(project.id, version)
  }
  console.log(`Each of the ${COUNT} was edited and published, in ${secondsSince(began)} s.\n`)
  for (const { base } of [site, elsewhere])
    await waitForText(`${base}/${projects.at(-1)?.slug}`, 'Edited, as all of them were.')
  await visit(5)
  const [before, after] = [quiet, await visit(SECONDS)].map((durations) =>
    [...durations.values()].flat(),
  )
  const rows = [
    ['before', ...figures(before ?? [])],
    ['once each was published', ...figures(after ?? [])],
  ]
  console.log(`${markdownTable(['all pages', 'p50, ms', 'p95', 'most'], rows)}\n`)
  judge(after ?? [], before ?? [])
}

/** As an editor does: save, publish, see the page. */
async function publishOnAndOn(dashboard: Dashboard, signal: AbortSignal): Promise<Published[]> {
  const all: Published[] = []
  for (let round = 1; !signal.aborted; round += 1) {
    const project = projects[(round * STEP) % COUNT]
    if (!project) throw new Error('There are fewer listings than are edited.')
    const summary = `Edition ${round} of this page.`
    const began = performance.now()
    const version = await dashboard.save({ ...project, summary })
    const saved = performance.now()
    await dashboard.publish(project.id, version)
    const published = performance.now()
    const shownAt = async (base: string) => {
      await waitForText(`${base}/${project.slug}`, summary)
      return performance.now() - published
    }
    const [shown, there] = await Promise.all([shownAt(site.base), shownAt(elsewhere.base)])
    all.push({ saved: saved - began, published: published - saved, shown, elsewhere: there })
    await sleep(Math.max(0, EVERY_MS - (performance.now() - began)))
  }
  return all
}

async function visit(seconds: number): Promise<Map<string, number[]>> {
  const durations = new Map<string, number[]>(paths.map((path) => [path, []]))
  const until = performance.now() + seconds * 1000
  for (let round = 0; performance.now() < until; round += 1) {
    const path = paths[round % paths.length] ?? '/'
    const began = performance.now()
    const answer = await fetch(site.base + path)
    await answer.text()
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}.`)
    durations.get(path)?.push(performance.now() - began)
    await sleep(PAUSE_MS)
  }
  return durations
}

async function waitForText(address: string, text: string): Promise<void> {
  const until = performance.now() + 30_000
  for (;;) {
    const answer = await fetch(address)
    const page = await answer.text()
    if (answer.ok && page.includes(text)) return
    if (performance.now() > until) throw new Error(`${address} never said "${text}".`)
    await sleep(10)
  }
}

type Measured = Record<'quiet' | 'meanwhile', Map<string, number[]>> & { published: Published[] }

function print({ quiet, meanwhile, published }: Measured): void {
  const heads = ['page', 'quiet p50, ms', 'p95', 'most', 'publishing p50, ms', 'p95', 'most']
  const rows = paths.map((path) => [
    path,
    ...figures(quiet.get(path) ?? []),
    ...figures(meanwhile.get(path) ?? []),
  ])
  const all = [...quiet.values()].flat()
  const then = [...meanwhile.values()].flat()
  console.log(markdownTable(heads, [...rows, ['all', ...figures(all), ...figures(then)]]))
  const steps = (['saved', 'published', 'shown', 'elsewhere'] as const).map((step) => {
    return [step, ...figures(published.map((one) => one[step]))]
  })
  console.log(`\n${published.length} publications:\n`)
  console.log(markdownTable(['step', 'p50, ms', 'p95', 'most'], steps))
  judge(then, all)
  const latest = Math.max(...published.flatMap(({ shown, elsewhere: there }) => [shown, there]))
  if (latest > MAX_PUBLISH_MS) fail(`A page followed after ${latest.toFixed(0)} ms.`)
}

function judge(after: readonly number[], before: readonly number[]): void {
  const slower = share(after, 0.95) - share(before, 0.95)
  if (slower > MAX_SLOWDOWN_MS) fail(`Pages take ${slower.toFixed(0)} ms longer at the 95th.`)
}

function figures(numbers: readonly number[]): string[] {
  return [middle(numbers), share(numbers, 0.95), Math.max(...numbers)].map((ms) => ms.toFixed(1))
}

function share(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((one, another) => one - another)
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN
}

function secondsSince(began: number): string {
  return ((performance.now() - began) / 1000).toFixed(1)
}

function fail(why: string): void {
  console.error(`\n${why}`)
  process.exitCode = 1
}
