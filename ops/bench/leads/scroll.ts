import { chromium, type Browser, type Page } from '@playwright/test'

import { markdownTable } from '#ops/bench/markdown-table.ts'
import { startMeasuredSite } from '#ops/bench/measured-site.ts'
import { chromiumFlags, chromiumPath } from '#test/helpers/site/chromium.ts'

import { demo, openDashboard, staff } from './dashboard-page.ts'
import { gapAt, stopWatching, watchFrames } from './frames.ts'

/** Enough leads that scrolling loads older ones. */
const LEADS = 3000
/** A frame at 60 Hz takes 16.7 ms; a longer one was missed. */
const MISSED_MS = 25
/** Share of missed frames above that of the same rows in a static document. */
const MAX_MISSED = 0.02
const DEAD_ROWS = 800
const STEPS = 300
const STEP_PX = 300

const devices = [
  { name: 'desk, 1440 px', slower: 1, viewport: { width: 1440, height: 900 } },
  {
    name: 'desk, 1440 px, processor four times slower',
    slower: 4,
    viewport: { width: 1440, height: 900 },
  },
  { name: 'phone, 390 px', slower: 1, viewport: { width: 390, height: 844 } },
] as const

const site = await startMeasuredSite()
const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
try {
  site.addStaff(staff)
  demo(site, '--leads', String(LEADS))
  const rows: (string | number)[][] = []
  for (const device of devices) {
    const { alive, dead } = await measure(browser, device)
    rows.push(lineOf(device.name, alive), lineOf(`${device.name}, not alive`, dead))
    if (device.slower === 1 && missedOf(alive) > missedOf(dead) + MAX_MISSED) process.exitCode = 1
  }
  console.log(
    markdownTable(['list', 'frames', 'p50, ms', 'p95, ms', 'most, ms', 'missed'], rows, 1),
  )
  if (process.exitCode === 1)
    console.error('\nThe list misses more frames than its rows do where nothing is alive.')
} finally {
  await browser.close()
  await site.stop()
}

function lineOf(name: string, gaps: readonly number[]): (string | number)[] {
  const missed = `${(100 * missedOf(gaps)).toFixed(0)} %`
  return [
    name,
    gaps.length,
    ...[0.5, 0.95, 1].map((share) => gapAt(gaps, share).toFixed(1)),
    missed,
  ]
}

function missedOf(gaps: readonly number[]): number {
  return gaps.filter((gap) => gap > MISSED_MS).length / Math.max(1, gaps.length)
}

type Gaps = { alive: number[]; dead: number[] }

/** Milliseconds between frames, ascending: the dashboard's list, and its rows in a static document. */
async function measure(
  within: Browser,
  { slower, viewport }: (typeof devices)[number],
): Promise<Gaps> {
  const context = await within.newContext({ viewport, baseURL: site.base })
  const page = await context.newPage()
  try {
    await openDashboard(page)
    const markup = await page.evaluate(deadCopy, DEAD_ROWS)
    const alive = await measurePage(page, slower)
    const plain = await context.newPage()
    await plain.setContent(markup)
    return { alive, dead: await measurePage(plain, slower) }
  } finally {
    await context.close()
  }
}

async function measurePage(page: Page, slower: number): Promise<number[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await scroll(page)
  return stopWatching(page)
}

/** The document without scripts, and with this many of its rows. */
function deadCopy(rowCount: number): string {
  const copy = new DOMParser().parseFromString(document.documentElement.outerHTML, 'text/html')
  for (const script of copy.querySelectorAll('script, link[rel="modulepreload"]')) script.remove()
  const base = copy.createElement('base')
  base.href = location.href
  copy.head.prepend(base)
  const body = copy.querySelector('tbody')
  const rows = [...(body?.children ?? [])]
  for (let at = rows.length; at < rowCount; at += 1)
    body?.append(rows[at % rows.length]?.cloneNode(true) ?? '')
  body?.closest('div')?.removeAttribute('style')
  return `<!doctype html>${copy.documentElement.outerHTML}`
}

/** One notch of the wheel per frame. */
async function scroll(page: Page): Promise<void> {
  await page.mouse.move(200, 400)
  await watchFrames(page)
  for (let step = 0; step < STEPS; step += 1) await page.mouse.wheel(0, STEP_PX)
}
