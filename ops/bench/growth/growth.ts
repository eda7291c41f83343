import { memoryOf } from '#ops/nightly/load/memory.ts'
import { startSite } from '#ops/nightly/load/site.ts'

import { fetchPath, type Answer } from './request.ts'
import { buildGrown } from './built-site.ts'
import { measureMenus, type Menu } from './menus.ts'
import { processorMs } from './processor.ts'

const paths = new Map([
  ['home', '/'],
  ['projects', '/projects'],
  ['a later page', '/projects?page=2'],
  ['filtered', '/projects?type=Apartments&sort=price-up'],
  ['words', '/projects?q=badminton'],
  ['a city', '/city/noida'],
  ['a project', '/purvanchal-sunbliss'],
  ['search index', '/search-index.json'],
  ['suggestions', '/suggestions.json?q=3+bhk+noida'],
  ['shortlist', '/shortlist'],
  ['payment plans', '/calculators/payment-plan'],
  ['sitemap', '/sitemap.xml'],
  ['a part of it', '/sitemaps/1.xml'],
  ['llms.txt', '/llms.txt'],
])
const AGAIN = 10

/** `first` and `again` are milliseconds of processor time; the first request meets empty caches. */
type Cost = { answer: Answer; first: number; again: number }
type Measured = {
  projectCount: number
  start: number
  /** Megabytes after the start, and after all requests. */
  memory: { started: number; after: number }
  costs: Map<string, Cost>
  requests: number
  menus: { phone: Menu; desktop: Menu }
}

const sizes = process.argv.slice(2).map(Number)
const { folder, remove } = buildGrown()
const home = process.cwd()
try {
  process.chdir(folder)
  const measured: Measured[] = []
  for (const projectCount of sizes.length > 0 ? sizes : [20, 200, 2000, 20_000])
    measured.push(await measure(projectCount))
  print(measured)
} finally {
  process.chdir(home)
  remove()
}

async function measure(projectCount: number): Promise<Measured> {
  const site = await startSite({
    GROWTH_PROJECTS: String(projectCount),
    PREPARE_PICTURES: 'false',
    PUBLIC_URL: 'http://localhost',
  })
  try {
    const start = processorMs(site.pid)
    const megabytes = () => memoryOf(site.pid)?.now ?? 0
    const started = megabytes()
    const costs = new Map<string, Cost>()
    for (const [name, path] of paths) costs.set(name, await costOf(site, path))
    const page = costs.get('home')?.answer.text ?? ''
    expectProjectCount(page, projectCount)
    const after = megabytes()
    return {
      projectCount,
      start,
      memory: { started, after },
      menus: await measureMenus(`http://localhost:${site.port}/`),
      costs,
      requests: new Set(page.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)).size,
    }
  } finally {
    await site.stop()
  }
}

/** A wrong build would look as if growth cost nothing. */
function expectProjectCount(page: string, projectCount: number): void {
  const [, count] = /All (?:<!-- -->)?(\d+)(?:<!-- -->)? projects/.exec(page) ?? []
  if (!(Number(count) >= projectCount))
    throw new Error(`The site lists ${count}, not ${projectCount}.`)
}

async function costOf({ pid, port }: { pid: number; port: number }, path: string): Promise<Cost> {
  const before = processorMs(pid)
  const answer = await fetchPath(port, path)
  const between = processorMs(pid)
  for (let time = 0; time < AGAIN; time += 1) await fetchPath(port, path)
  return { answer, first: between - before, again: (processorMs(pid) - between) / AGAIN }
}

function print(measured: readonly Measured[]): void {
  const row = (name: string, cell: (one: Measured) => string) =>
    console.log(`| ${[name, ...measured.map(cell)].join(' | ')} |`)
  row('projects', ({ projectCount }) => projectCount.toLocaleString('en'))
  console.log(`|${' --- |'.repeat(measured.length + 1)}`)
  row('start: ms', ({ start }) => start.toFixed(0))
  row('memory after it: MB', ({ memory }) => memory.started.toFixed(0))
  row('memory after all of this: MB', ({ memory }) => memory.after.toFixed(0))
  row('requests of home', ({ requests }) => String(requests))
  row('phone menu: links, screens', ({ menus }) => `${menus.phone.links}, ${menus.phone.screens}`)
  row(
    'menu of projects: links, screens',
    ({ menus }) => `${menus.desktop.links}, ${menus.desktop.screens}`,
  )
  for (const name of paths.keys()) row(`${name}: KB, first ms, then`, (one) => cellOf(one, name))
}

function cellOf({ costs }: Measured, name: string): string {
  const cost = costs.get(name)
  if (!cost || cost.answer.status !== 200) return 'none'
  const { answer, first, again } = cost
  return `${(answer.bytes / 1000).toFixed(1)}, ${first.toFixed(0)}, ${again.toFixed(1)}`
}
