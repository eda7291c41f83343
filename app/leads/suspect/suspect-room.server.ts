import { config } from '#app/config.server.ts'
import type { Executor } from '#app/db.server.ts'

const EVERY_MS = 2000

let lookedAt = Number.NEGATIVE_INFINITY
let hasRoom = true

/**
 * Whether more suspect enquiries are kept: all there ever were are at most ENQUIRY_SUSPECTS_KEPT, so that
 * no flood, however long, fills the disk. As it was found a few seconds ago: nobody waits for it.
 */
export function hasSuspectRoom(db: Executor): boolean {
  const now = performance.now()
  if (now - lookedAt >= EVERY_MS) {
    lookedAt = now
    // What cannot be counted is no reason to turn an enquiry away.
    look(db).catch(() => undefined)
  }
  return hasRoom
}

async function look(db: Executor): Promise<void> {
  const most = config.ENQUIRY_SUSPECTS_KEPT
  const beyond = await db
    .selectFrom('leads')
    .select('id')
    .where('suspect', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst()
  const hadRoom = hasRoom
  hasRoom = beyond === undefined
  if (hadRoom === hasRoom) return
  console.error(
    hasRoom
      ? 'Suspect enquiries are kept again'
      : `Suspect enquiries are refused: ${most} are kept (ENQUIRY_SUSPECTS_KEPT); "npm run leads:purge-suspect" deletes old ones`,
  )
}
