import {
  bringPictures,
  keepPictures,
  makePictures,
  publicRoutes,
  startMeasuredSite,
} from '../measured-site.ts'
import { beyond } from './bounds.ts'
import { measure, type Figures } from './measure.ts'
import { readOptions } from './options.ts'
import { medians, tableOf, type Row } from './report.ts'

const options = readOptions(process.argv.slice(2))
const site = await startMeasuredSite()
try {
  const routes = options.routes ?? (await publicRoutes(site.base))
  console.error(`Making the pictures of ${routes.length} pages …`)
  bringPictures(site)
  for (const route of routes) await makePictures(site.base, route)
  keepPictures(site)
  const rows: Row[] = []
  for (const route of routes) {
    const runs: Figures[] = []
    for (let run = 0; run < options.runs; run += 1) runs.push(await measure(site.base + route))
    const row = { route, ...medians(runs) }
    rows.push(row)
    console.error(tableOf([row]))
  }
  console.log(tableOf(rows))
  for (const line of beyond(rows)) {
    console.log(`\n${line}`)
    process.exitCode = 1
  }
} finally {
  await site.stop()
}
