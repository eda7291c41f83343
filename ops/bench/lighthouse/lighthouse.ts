import {
  bringPictures,
  keepPictures,
  makePictures,
  publicRoutes,
  startMeasuredSite,
} from '../measured-site.ts'
import { startAstroPeer, type Peer } from '../peers/astro-peer.ts'
import { unstyled } from '../peers/same-look.ts'
import { beyond } from './bounds.ts'
import { measure, type Figures } from './measure.ts'
import { readOptions } from './options.ts'
import { medians, tableOf, type Row } from './report.ts'

const options = readOptions(process.argv.slice(2))
const site = await startMeasuredSite()
let peer: Peer | undefined
try {
  const routes = options.routes ?? (await publicRoutes(site.base))
  console.error(`Making the pictures of ${routes.length} pages …`)
  const pictures = new Map<string, Buffer>()
  bringPictures(site)
  for (const route of routes) {
    for (const [path, file] of await makePictures(site.base, route)) pictures.set(path, file)
  }
  keepPictures(site)
  if (options.withPeer) {
    peer = await startAstroPeer(pictures)
    for (const route of routes) await expectSameLook(route, peer.base)
  }
  const rows: Row[] = []
  for (const route of routes) {
    const measured = await measureRoute(route)
    rows.push(...measured)
    console.error(tableOf(measured))
  }
  console.log(tableOf(rows))
  for (const line of beyond(rows)) {
    console.log(`\n${line}`)
    process.exitCode = 1
  }
} finally {
  await site.stop()
  peer?.stop()
}

/** A part without its style would make the peer look faster than it is. */
async function expectSameLook(route: string, base: string): Promise<void> {
  const answer = await fetch(base + route)
  if (!answer.ok) throw new Error(`The peer answers ${answer.status} to ${route}.`)
  const ofSite = await (await fetch(site.base + route)).text()
  const missing = unstyled(await answer.text(), ofSite)
  if (missing.length > 0)
    throw new Error(`${route}: the peer lacks the style of ${missing.join(', ')}.`)
}

/** The site and its peer in turns, so that other load on the machine affects both. */
async function measureRoute(route: string): Promise<Row[]> {
  const sides = [
    { name: 'site', base: site.base, runs: new Array<Figures>() },
    ...(peer ? [{ name: 'astro', base: peer.base, runs: new Array<Figures>() }] : []),
  ]
  for (let run = 0; run < options.runs; run += 1) {
    for (const { base, runs } of sides) runs.push(await measure(base + route))
  }
  return sides.map(({ name, runs }) => ({ route, side: name, ...medians(runs) }))
}
