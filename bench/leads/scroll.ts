// npm run bench:leads-scroll: milliseconds between the frames of the desk's list while it is scrolled, with a processor at full speed and four times slower
import { spawnSync } from 'node:child_process'

import { chromium, type Browser, type Page } from '@playwright/test'

import { chromiumFlags, chromiumPath } from '#test/chromium.ts'

import { markdownTable } from '../markdown-table.ts'
import { startMeasuredSite } from '../measured-site.ts'

const LEADS = 2000
const phone = '9876500002'
const password = 'seven quiet lanterns'
/** A frame at 60 a second takes 16.7 ms; one that took longer than this was missed. */
const MISSED_MS = 25
/** The share of frames that may be missed. */
const MOST_MISSED = 0.02
const STEPS = 150
const STEP_PX = 240

const desks = [
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
  site.addStaff({ phone, password })
  fill(site.dataFolder)
  const rows: (string | number)[][] = []
  for (const desk of desks) {
    const gaps = await measure(browser, desk)
    const missed = gaps.filter((gap) => gap > MISSED_MS).length
    const at = (share: number) =>
      gaps[Math.min(gaps.length - 1, Math.floor(gaps.length * share))] ?? 0
    rows.push([
      desk.name,
      gaps.length,
      ...[at(0.5), at(0.95), at(1)].map((ms) => ms.toFixed(1)),
      missed,
    ])
    if (desk.slower === 1 && missed > gaps.length * MOST_MISSED) process.exitCode = 1
  }
  console.log(
    markdownTable(['list', 'frames', 'p50, ms', 'p95, ms', 'most, ms', 'missed'], rows, 1),
  )
  if (process.exitCode === 1) console.error('\nThe list does not keep 60 frames a second.')
} finally {
  await browser.close()
  await site.stop()
}

function fill(folder: string): void {
  const words = ['scripts/with-database.ts', 'scripts/demo.ts', '--leads', String(LEADS)]
  const env = { ...process.env, DATA_DIR: folder }
  const { status, stderr } = spawnSync(process.execPath, words, { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`No leads could be added: ${stderr}`)
}

async function measure(
  within: Browser,
  { slower, viewport }: (typeof desks)[number],
): Promise<number[]> {
  const context = await within.newContext({ viewport, baseURL: site.base })
  const page = await context.newPage()
  try {
    await page.goto('/admin')
    await page.locator('html[data-hydrated]').waitFor()
    await page.getByLabel('Phone').fill(phone)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Login' }).click()
    await page.locator('tbody tr').first().waitFor()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await scroll(page)
    return (await stopWatching(page)).toSorted((one, other) => one - other)
  } finally {
    await context.close()
  }
}

/** With the wheel, a notch a frame; older leads come as it nears them. */
async function scroll(page: Page): Promise<void> {
  await page.mouse.move(200, 400)
  await page.evaluate(() => {
    const frames: number[] = []
    const look = (at: number) => {
      frames.push(at)
      if (document.documentElement.dataset['still'] === undefined) requestAnimationFrame(look)
      else document.documentElement.dataset['frames'] = JSON.stringify(frames)
    }
    requestAnimationFrame(look)
  })
  for (let step = 0; step < STEPS; step += 1) await page.mouse.wheel(0, STEP_PX)
}

async function stopWatching(page: Page): Promise<number[]> {
  const text = await page.evaluate(async () => {
    const { dataset } = document.documentElement
    dataset['still'] = ''
    await new Promise((done) => setTimeout(done, 200))
    return dataset['frames'] ?? '[]'
  })
  const frames: unknown = JSON.parse(text)
  const at = Array.isArray(frames) ? frames.filter((one) => typeof one === 'number') : []
  return at.slice(1).map((moment, index) => moment - (at[index] ?? moment))
}
