import { memoryOf } from '#attack/memory.ts'
import { startSite } from '#attack/site.ts'

import { ask, type Answer } from './ask.ts'
import { AS_LINKED, buildGrown } from './built-site.ts'

// npm run bench:growth             with 20, 200, 2,000 and 20,000 listings
// npm run bench:growth -- 2000     with so many

const ORIGIN = 'http://localhost'

/** What is asked of every size, in this order and each once: nothing is in memory yet. */
const asked = new Map([
  ['home', '/'],
  ['projects', '/projects'],
  ['a later page', '/projects?page=2'],
  ['filtered', '/projects?type=Apartments&sort=price-up'],
  ['words', '/projects?q=badminton'],
  ['a city', '/city/noida'],
  ['a listing', '/purvanchal-sunbliss'],
  ['search index', '/search-index.json'],
  ['suggestions', '/suggestions.json?q=3+bhk+noida'],
  ['shortlist', '/shortlist'],
  ['payment plans', '/calculators/payment-plan'],
  ['sitemap', '/sitemap.xml'],
  ['a part of it', '/sitemaps/1.xml'],
  ['llms.txt', '/llms.txt'],
])

type Measured = {
  listings: number
  startMs: number
  /** Megabytes after the start, and after every question. */
  rss: { started: number; after: number }
  answers: Map<string, Answer>
  /** Milliseconds of a second question, the page's scripts aside. */
  again: Map<string, number>
  /** Scripts, sheets and fonts that the home page names. */
  requests: number
}

const sizes = process.argv
  .slice(2)
  .map(Number)
  .filter((size) => size > 0)
const { folder, remove } = buildGrown()
const home = process.cwd()
try {
  process.chdir(folder)
  const measured: Measured[] = []
  for (const listings of sizes.length > 0 ? sizes : [20, 200, 2000, 20_000])
    measured.push(await measure(listings))
  print(measured)
} finally {
  process.chdir(home)
  remove()
}

async function measure(listings: number): Promise<Measured> {
  // The database is made at the first start of a data folder and is no part of this.
  const started = performance.now()
  const site = await startSite({
    ...AS_LINKED,
    GROWTH_LISTINGS: String(listings),
    PREPARE_PICTURES: 'false',
    PUBLIC_URL: ORIGIN,
  })
  const startMs = performance.now() - started
  try {
    const megabytes = () => memoryOf(site.pid)?.now ?? 0
    const atStart = megabytes()
    const answers = new Map<string, Answer>()
    const again = new Map<string, number>()
    for (const [name, path] of asked) {
      answers.set(name, await ask(site.port, path))
      again.set(name, (await ask(site.port, path)).ms)
    }
    const page = answers.get('home')?.text ?? ''
    return {
      listings,
      startMs,
      rss: { started: atStart, after: megabytes() },
      answers,
      again,
      requests: new Set(page.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)).size,
    }
  } finally {
    await site.stop()
  }
}

/** As Markdown, a column a size. */
function print(measured: readonly Measured[]): void {
  const row = (name: string, cell: (one: Measured) => string) =>
    console.log(`| ${[name, ...measured.map(cell)].join(' | ')} |`)
  row('listings', ({ listings }) => listings.toLocaleString('en'))
  console.log(`|${' --- |'.repeat(measured.length + 1)}`)
  row('start, ms', ({ startMs }) => startMs.toFixed(0))
  row('memory after it, MB', ({ rss }) => rss.started.toFixed(0))
  row('memory after all of this, MB', ({ rss }) => rss.after.toFixed(0))
  row('requests of home', ({ requests }) => String(requests))
  for (const name of asked.keys())
    row(`${name}: KB, first ms, then`, ({ answers, again }) => {
      const { status, bytes, ms } = answers.get(name) ?? { status: 0, bytes: 0, ms: 0 }
      if (status !== 200) return String(status)
      return `${(bytes / 1000).toFixed(1)}, ${ms.toFixed(0)}, ${again.get(name)?.toFixed(0)}`
    })
}
