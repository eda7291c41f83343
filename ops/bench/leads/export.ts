import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { chosenColumns } from '#app/leads/export/file/file-columns.ts'
import { memoryOf } from '#ops/nightly/load/memory.ts'
import { startSite } from '#ops/nightly/load/site.ts'

import { csvRows, workbookRows } from './count-rows.ts'
import { leadsCounted } from './counted.ts'
import { demo, staff } from './dashboard-page.ts'
import { download, type DownloadParams } from './download.ts'

/** Between two readings of the memory, and two requests for the home page. */
const LOOK_MS = 100
const VISIT_MS = 250
const leads = Number(process.argv[2] ?? 1_000_000)

const call: DownloadParams = {
  path: '/api/v1/admin/allLeads',
  body: JSON.stringify({ meta: { pid: 'northlight' }, pay: staff }),
  headers: { 'content-type': 'application/json', pid: 'northlight' },
}

const site = await startSite({ PREPARE_PICTURES: 'false' })
const origin = `http://127.0.0.1:${site.port}`
try {
  site.addStaff(staff)
  const filled = demo(site, '--leads', String(leads)).toFixed(0)
  console.log(`Filled with ${leads} leads in ${filled} s.\n`)
  await leadsCounted(site.dataFolder)
  const cookie = await signIn()
  await fetch(origin)
  console.log(`The site holds ${(memoryOf(site.pid)?.now ?? 0).toFixed(0)} MB before.\n`)
  console.log(
    '| file | first byte, ms | all, s | sent, MB | the site holds at most, MB | home meanwhile: median, worst, ms | rows |\n' +
      '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
  )
  const form = (file: string, fields: Fields = {}) => formOf(file, fields, cookie)
  await measure('xlsx', form('Leads_List.xlsx'), workbookRows)
  await measure(
    'xlsx, all columns',
    form('Leads_List.xlsx', { columns: chosenColumns }),
    workbookRows,
  )
  await measure('xlsx by name', form('Leads_List.xlsx?sort=name'), workbookRows)
  await measure('CSV', form('Leads_List.csv'), csvRows)
  await measure('CSV, all columns', form('Leads_List.csv', { columns: chosenColumns }), csvRows)
  await measure('CSV of a search', form('Leads_List.csv', { q: 'sharma' }), csvRows)
  await measure(
    'CSV of a search that finds nobody',
    form('Leads_List.csv', { q: 'nobody here' }),
    csvRows,
  )
  // Above 200,000 leads the answer is one line, which refuses.
  await measure('lines for a browser', form('leads.jsonl'))
  await measure('JSON of allLeads', call)
  const began = performance.now()
  site.command(['cli/demo/clear.ts'])
  console.log(`\nTaken out again in ${((performance.now() - began) / 1000).toFixed(0)} s.`)
} finally {
  await site.stop()
}

type Fields = { q?: string; columns?: readonly string[] }

function formOf(file: string, { q = '', columns = [] }: Fields, cookie: string): DownloadParams {
  const type = 'application/x-www-form-urlencoded'
  const fields = [['q', q], ...columns.map((column) => ['column', column])]
  return {
    path: `/dashboard/${file}`,
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': type, cookie, origin },
  }
}

async function signIn(): Promise<string> {
  const body = new URLSearchParams(staff)
  const headers = { origin }
  const answer = await fetch(`${origin}/admin`, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
  })
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

/** One row of the table; `count` counts the file's rows. */
async function measure(
  name: string,
  params: DownloadParams,
  count?: (file: string) => number,
): Promise<void> {
  const file = join(site.dataFolder, 'download')
  const ended = new AbortController()
  const held = watchMemory(ended.signal)
  const visits = visit(ended.signal)
  const { first, total, bytes, status } = await download(site.port, params, file)
  ended.abort()
  if (status !== 200) throw new Error(`${name} is answered ${status}.`)
  const times = (await visits).toSorted((one, other) => one - other)
  const cells = [
    name,
    first.toFixed(0),
    (total / 1000).toFixed(1),
    (bytes / 1e6).toFixed(1),
    (await held).toFixed(0),
    `${times[times.length >> 1]?.toFixed(0)}, ${times.at(-1)?.toFixed(0)}`,
    count === undefined ? '' : count(file),
  ]
  console.log(`| ${cells.join(' | ')} |`)
}

/** Maximum megabytes of the serving process. */
async function watchMemory(signal: AbortSignal): Promise<number> {
  let peak = 0
  while (!signal.aborted) {
    peak = Math.max(peak, memoryOf(site.pid)?.now ?? 0)
    await sleep(LOOK_MS)
  }
  return peak
}

/** Milliseconds per answer of the home page. */
async function visit(signal: AbortSignal): Promise<number[]> {
  const times: number[] = []
  do {
    const began = performance.now()
    await (await fetch(origin)).arrayBuffer()
    times.push(performance.now() - began)
    await sleep(VISIT_MS)
  } while (!signal.aborted)
  return times
}
