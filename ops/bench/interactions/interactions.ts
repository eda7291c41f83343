import { chromium, type Browser, type Page } from '@playwright/test'

import { markdownTable } from '#ops/bench/markdown-table.ts'
import { startMeasuredSite } from '#ops/bench/measured-site.ts'
import { middle } from '#ops/bench/middle.ts'
import { chromiumFlags, chromiumPath } from '#test/helpers/site/chromium.ts'

import { interactions, type Interaction } from './visitor.ts'

/** Milliseconds from a touch to its change on the screen: half of web.dev's bound for good. */
const MAX_MS = 100
const SLOWER = 4
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
}

const HEADS = ['interaction', 'page', 'median, ms', 'most, ms', 'slowest events']
type Slowest = { ms: number; event: string }

const at = process.argv.indexOf('--rounds')
const rounds = at === -1 ? 5 : Number(process.argv[at + 1])
const site = await startMeasuredSite()
const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
try {
  const rows: (string | number)[][] = []
  for (const interaction of interactions) {
    const slowest: Slowest[] = []
    for (let round = 0; round < rounds; round += 1)
      slowest.push(await measure(browser, interaction))
    const durations = slowest.map(({ ms }) => ms)
    const median = middle(durations)
    const events = [...new Set(slowest.map(({ event }) => event))].join(', ')
    rows.push([interaction.name, interaction.page, median, Math.max(...durations), events])
    if (median > MAX_MS) process.exitCode = 1
  }
  console.log(markdownTable(HEADS, rows, 2))
  if (process.exitCode === 1) console.error(`\nSome take longer than ${MAX_MS} ms.`)
} finally {
  await browser.close()
  await site.stop()
}

/** The slowest event of the interaction (Event Timing). */
async function measure(within: Browser, { page: path, perform }: Interaction): Promise<Slowest> {
  const context = await within.newContext({ ...PHONE, baseURL: site.base })
  const page = await context.newPage()
  try {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.goto(path, { waitUntil: 'load' })
    await page.locator('html[data-hydrated]').waitFor()
    await watch(page)
    await perform(page)
    // Event Timing reports an event after its frame.
    await page.waitForTimeout(1500)
    return await page.evaluate(() => {
      const { slowest = 0, event = 'none' } = document.documentElement.dataset
      return { ms: Number(slowest), event }
    })
  } finally {
    await context.close()
  }
}

function watch(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { dataset } = document.documentElement
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const isInteraction = 'interactionId' in entry && Number(entry.interactionId) > 0
        if (isInteraction && entry.duration > Number(dataset['slowest'] ?? 0)) {
          dataset['slowest'] = String(entry.duration)
          dataset['event'] = entry.name
        }
      }
    }).observe({ type: 'event', durationThreshold: 16 })
  })
}
