import { setTimeout as sleep } from 'node:timers/promises'

import { exchange } from './client/exchange.ts'

const EVERY_MS = 250
const PAGES = ['/', '/godrej-reverine', '/connect'] as const
const FROM = '127.0.4.1'

export type Watched = {
  pages: number
  missed: string[]
  slowest: number
  ready: number
  notReady: number
}

/** Polls pages and readiness until `stop`; `seen` updates meanwhile. */
export function watchPages(port: () => number): { seen: Watched; stop: () => Promise<void> } {
  const seen: Watched = { pages: 0, missed: [], slowest: 0, ready: 0, notReady: 0 }
  const over = new AbortController()

  async function lookAtPages(): Promise<void> {
    for (let round = 0; !over.signal.aborted; round += 1) {
      const path = PAGES[round % PAGES.length] ?? '/'
      const began = performance.now()
      const { status, text } = await exchange({ port: port(), path, from: FROM })
      seen.pages += 1
      seen.slowest = Math.max(seen.slowest, Math.round(performance.now() - began))
      if (status !== 200 || !text.includes('</html>'))
        seen.missed.push(`${path} ${status} ${text.slice(0, 40)}`)
      await sleep(EVERY_MS)
    }
  }

  async function lookAtReadiness(): Promise<void> {
    while (!over.signal.aborted) {
      const { status } = await exchange({ port: port(), path: '/readyz', from: FROM })
      if (status === 200) seen.ready += 1
      if (status === 503) seen.notReady += 1
      await sleep(EVERY_MS)
    }
  }

  const looking = Promise.all([lookAtPages(), lookAtReadiness()])
  const stop = async () => {
    over.abort()
    await looking
  }
  return { seen, stop }
}

export function addTo(total: Watched, seen: Watched): void {
  total.pages += seen.pages
  total.missed.push(...seen.missed)
  total.slowest = Math.max(total.slowest, seen.slowest)
  total.ready += seen.ready
  total.notReady += seen.notReady
}

/** Milliseconds for a page, even on a busy machine. */
const PAGE_MS = 20_000

/** What visitors and load balancers missed while a site should have stayed up. */
export function unserved({ missed, slowest, notReady }: Watched, isOutage: boolean): string[] {
  return [
    ...missed.map((page) => `while the database was away a page was not there: ${page}`),
    ...(slowest > PAGE_MS ? [`while the database was away a page took ${slowest} ms`] : []),
    ...(isOutage && notReady === 0 ? ['readiness never said that the database is away'] : []),
  ]
}
