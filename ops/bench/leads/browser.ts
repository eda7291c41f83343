import { statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import { chromium, type Browser, type Page } from '@playwright/test'

import { MAX_IN_BROWSER } from '#app/leads/export/file/lead-lines.ts'
import { usageOf } from '#cli/commands/commands.mjs'
import { markdownTable } from '#ops/bench/markdown-table.ts'
import { startMeasuredSite } from '#ops/bench/measured-site.ts'
import { memoryOf } from '#ops/nightly/load/memory.ts'
import { chromiumFlags, chromiumPath } from '#test/helpers/site/chromium.ts'

import { workbookRows } from './count-rows.ts'
import { leadsCounted } from './counted.ts'
import { demo, openDashboard, staff } from './dashboard-page.ts'
import { gapAt, stopWatching, watchFrames } from './frames.ts'

const USAGE = `${usageOf('bench leads-browser')}, at most ${MAX_IN_BROWSER}`
/** Between two readings of the memory. */
const LOOK_MS = 250
/** A frame at 60 Hz by Chromium's clock, and one that a person notices as missing. */
const FRAME_MS = 16.8
const SEEN_MS = 50

const devices = [
  { name: 'desk, 1440 px', viewport: { width: 1440, height: 900 } },
  { name: 'phone, 390 px', viewport: { width: 390, height: 844 } },
] as const

const leads = readLeads()
const site = await startMeasuredSite()
const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
try {
  site.addStaff(staff)
  console.log(
    `Filled with ${leads} leads in ${demo(site, '--leads', String(leads)).toFixed(0)} s.\n`,
  )
  await leadsCounted(site.dataFolder)
  const rows: (string | number)[][] = []
  for (const device of devices)
    rows.push([device.name, ...(await measure(browser, device.viewport))])
  const head = [
    'list',
    'press to file, s',
    'file, MB',
    'rows',
    'frames',
    'over 16.8 ms',
    'over 50 ms',
  ]
  const memory = ['most, ms', 'script of the tab at most, MB', 'its process at most, MB']
  console.log(markdownTable([...head, ...memory], rows))
  if (rows.some((cells) => cells[3] !== leads)) {
    console.error(`\nA file does not hold the ${leads} leads.`)
    process.exitCode = 1
  }
} finally {
  await browser.close()
  await site.stop()
}

function readLeads(): number {
  const options = { leads: { type: 'string', default: String(MAX_IN_BROWSER) } } as const
  const count = Number(parseArgs({ options }).values.leads)
  if (!Number.isSafeInteger(count) || count < 1 || count > MAX_IN_BROWSER) throw new Error(USAGE)
  return count
}

async function measure(
  within: Browser,
  viewport: { width: number; height: number },
): Promise<(string | number)[]> {
  const context = await within.newContext({ viewport, baseURL: site.base })
  const page = await context.newPage()
  try {
    await openDashboard(page)
    const ended = new AbortController()
    const held = watchMemory(within, page, ended.signal)
    await watchFrames(page)
    const began = performance.now()
    const downloading = page.waitForEvent('download', { timeout: 0 })
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const file = await (await downloading).path()
    const seconds = (performance.now() - began) / 1000
    const gaps = await stopWatching(page)
    ended.abort()
    const { script, tab } = await held
    return [
      seconds.toFixed(1),
      (statSync(file).size / 1e6).toFixed(1),
      workbookRows(file),
      gaps.length,
      ...[FRAME_MS, SEEN_MS].map((limitMs) => gaps.filter((gap) => gap > limitMs + 0.05).length),
      gapAt(gaps, 1).toFixed(1),
      (script / 1e6).toFixed(0),
      tab.toFixed(0),
    ]
  } finally {
    await context.close()
  }
}

/** Maximum bytes of the page's own script, and megabytes of its process with the worker. */
async function watchMemory(
  within: Browser,
  page: Page,
  signal: AbortSignal,
): Promise<{ script: number; tab: number }> {
  const [heap, processes] = [
    await page.context().newCDPSession(page),
    await within.newBrowserCDPSession(),
  ]
  const peak = { script: 0, tab: 0 }
  do {
    const { usedSize } = await heap.send('Runtime.getHeapUsage')
    peak.script = Math.max(peak.script, usedSize)
    const { processInfo } = await processes.send('SystemInfo.getProcessInfo')
    // Chromium keeps a spare process, which holds less.
    for (const { id, type } of processInfo)
      if (type === 'renderer') peak.tab = Math.max(peak.tab, memoryOf(id)?.now ?? 0)
    await sleep(LOOK_MS)
  } while (!signal.aborted)
  await processes.detach()
  return peak
}
