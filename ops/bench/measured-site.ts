import { chownSync, cpSync, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { startSite, type Site } from '#ops/nightly/load/site.ts'

import { freePort } from './free-port.ts'

export type MeasuredSite = Site & {
  base: string
}

/** The built site in production mode, with a new data folder; it draws a picture on the first request. */
export async function startMeasuredSite(own: Record<string, string> = {}): Promise<MeasuredSite> {
  const port = await freePort()
  const base = `http://localhost:${port}`
  const variables = { PORT: String(port), PUBLIC_URL: base, PREPARE_PICTURES: 'false', ...own }
  return { ...(await startSite(variables)), base }
}

/** Pictures of earlier measurements: drawing all takes a quarter of an hour. */
const MADE_BEFORE = 'data/bench-pictures'

export function bringPictures({ dataFolder }: Site): void {
  if (!existsSync(MADE_BEFORE)) return
  const folder = picturesOf(dataFolder)
  cpSync(MADE_BEFORE, folder, { recursive: true })
  // A site that starts as root becomes another user, who must be able to write there.
  const { uid, gid } = statSync(dataFolder)
  for (const name of ['.', '..', ...readdirSync(folder)]) chownSync(join(folder, name), uid, gid)
}

export function keepPictures({ dataFolder }: Site): void {
  const made = picturesOf(dataFolder)
  // Pages without pictures make none.
  if (existsSync(made)) cpSync(made, MADE_BEFORE, { recursive: true })
}

function picturesOf(dataFolder: string): string {
  return join(dataFolder, 'cache/pictures')
}

export async function publicRoutes(base: string): Promise<string[]> {
  const sitemap = await (await fetch(`${base}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = base]) => {
    return new URL(address).pathname
  })
}

/** Pixels: no measured phone asks for a wider picture. */
const WIDEST_ON_PHONES = 840
/** Before asking again for a picture that is not ready. */
const LATER_MS = 400

/** Requests each AVIF size that a phone may ask for, until the real picture replaces its placeholder. */
export async function makePictures(base: string, route: string): Promise<void> {
  const page = await (await fetch(base + route)).text()
  const paths = new Set<string>()
  for (const [path, width] of page.matchAll(/\/pictures\/[a-z\d-]+-(\d{3,4})-\d\.avif/g))
    if (Number(width) <= WIDEST_ON_PHONES) paths.add(path)
  for (const path of paths) await waitUntilReady(base + path)
}

async function waitUntilReady(address: string): Promise<void> {
  for (;;) {
    const answer = await fetch(address)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`)
    if (answer.headers.get('cache-control') !== 'no-store') return
    await sleep(LATER_MS)
  }
}
