import { chownSync, cpSync, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { startSite, type Site } from '#ops/nightly/load/site.ts'

import { freePort } from './free-port.ts'

export type MeasuredSite = Site & {
  /** Its full address, which its pages name, too. */
  base: string
}

/** The built site in production on a data folder of its own; it makes a picture when it is asked for one. `own` are variables beside. */
export async function startMeasuredSite(own: Record<string, string> = {}): Promise<MeasuredSite> {
  const port = await freePort()
  const base = `http://localhost:${port}`
  const variables = { PORT: String(port), PUBLIC_URL: base, PREPARE_PICTURES: 'false', ...own }
  return { ...(await startSite(variables)), base }
}

/** Pictures that an earlier measurement had made: a quarter of an hour, once for each drawing. */
const MADE_BEFORE = 'data/bench-pictures'

/** Gives a site that was just started the pictures made before. */
export function bringPictures({ dataFolder }: Site): void {
  if (!existsSync(MADE_BEFORE)) return
  const folder = picturesOf(dataFolder)
  cpSync(MADE_BEFORE, folder, { recursive: true })
  // Started as root the site is another user, who could keep no picture of its own there.
  const { uid, gid } = statSync(dataFolder)
  for (const name of ['.', '..', ...readdirSync(folder)]) chownSync(join(folder, name), uid, gid)
}

/** Keeps the pictures of a site for the next measurement. */
export function keepPictures({ dataFolder }: Site): void {
  const made = picturesOf(dataFolder)
  // Pages without pictures have none made.
  if (existsSync(made)) cpSync(made, MADE_BEFORE, { recursive: true })
}

function picturesOf(dataFolder: string): string {
  return join(dataFolder, 'cache/pictures')
}

/** The paths of the pages that the site wants found. */
export async function publicRoutes(base: string): Promise<string[]> {
  const sitemap = await (await fetch(`${base}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = base]) => {
    return new URL(address).pathname
  })
}

/** Pixels across: no phone as they are measured here asks for a wider one. */
const WIDEST_ON_PHONES = 840
/** Milliseconds after which a picture is asked for again that was not made yet. */
const LATER_MS = 400

/**
 * Asks for each picture of a page in each AVIF size that a phone may ask for, until it is made:
 * meanwhile another stands in. Answers the files by their paths.
 */
export async function makePictures(base: string, route: string): Promise<Map<string, Buffer>> {
  const page = await (await fetch(base + route)).text()
  const made = new Map<string, Buffer>()
  for (const [path, width] of page.matchAll(/\/pictures\/[a-z\d-]+-(\d{3,4})-\d\.avif/g)) {
    if (made.has(path) || Number(width) > WIDEST_ON_PHONES) continue
    made.set(path, await fetchUntilReady(base + path))
  }
  return made
}

async function fetchUntilReady(address: string): Promise<Buffer> {
  for (;;) {
    const answer = await fetch(address)
    const body = Buffer.from(await answer.arrayBuffer())
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`)
    if (answer.headers.get('cache-control') !== 'no-store') return body
    await sleep(LATER_MS)
  }
}
