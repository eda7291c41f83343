import { isbot } from 'isbot'

import { db } from '#db/client.server.ts'
import { hasRoom } from '#db/free-space.server.ts'

import { addVitalCounts } from './vital-counts.server.ts'
import { vitalsLimit } from './vitals-limit.ts'
import type { VitalsReport } from './vitals-report.ts'
import { vitalsTally } from './vitals-tally.ts'

const mayCount = vitalsLimit()
const tally = vitalsTally(
  async (counts) => {
    // The last room on the disk belongs to enquiries.
    if (!(await hasRoom())) throw new Error('There is no room on the disk of the database.')
    await addVitalCounts(db, counts)
  },
  (error) => console.error('The page speed reports are not stored. The server tries again.', error),
)

/** Counts a report in memory; drops robots and excess silently. Stores neither `address` nor `browser` (User-Agent). */
export function takeReport(report: VitalsReport, address: string, browser: string | null): void {
  if (!isbot(browser) && mayCount(address)) tally.add(report)
}

export const storeReports = tally.flush
