import { isbot } from 'isbot'

import { countLater } from '#app/lib/async/count-later.ts'
import { minuteLimit } from '#app/lib/http/minute-limit.ts'
import { db } from '#db/client.server.ts'
import { hasRoom } from '#db/free-space.server.ts'

import { addBlockedLoads } from './csp-reports.server.ts'
import type { BlockedLoad } from './csp-report.ts'

export const MAX_PER_MINUTE = { ipv4: 30, ipv6: 12, all: 300 } as const
const MAX_KINDS = 100

const mayCount = minuteLimit(MAX_PER_MINUTE)
const counts = countLater<BlockedLoad>({
  keyOf: ({ directive, blocked }) => `${directive} ${blocked}`,
  write: async (taken) => {
    // The last room on the disk belongs to enquiries.
    if (!(await hasRoom())) throw new Error('There is no room on the disk of the database.')
    await addBlockedLoads(
      db,
      taken.map(({ kind, count }) => ({ ...kind, reports: count })),
    )
  },
  onError: (error) =>
    console.error('The CSP reports are not stored. The server tries again.', error),
  max: MAX_KINDS,
})

/** Counts in memory; drops robots and excess silently. Stores neither `address` nor `browser` (User-Agent). */
export function takeBlocked(
  loads: readonly BlockedLoad[],
  address: string,
  browser: string | null,
): void {
  if (loads.length === 0 || isbot(browser) || !mayCount(address)) return
  for (const load of loads) counts.add(load)
}

export const storeBlocked = counts.flush
