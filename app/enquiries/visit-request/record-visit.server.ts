import type { Executor } from '#db/client.server.ts'

import { readVisitStatus } from './stored-state.ts'
import type { VisitStatus } from './visit-state.ts'

export type StoredVisit = {
  project: string
  status: VisitStatus
  startsAt: Date
  endsAt: Date
  requestedAt: Date
  changedAt: Date
  sequence: number
  isVideo: boolean
  videoLink: string | null
}

export async function findVisit(db: Executor, token: string): Promise<StoredVisit | undefined> {
  const row = await db
    .selectFrom('visits')
    .select(['project', 'status', 'starts_at', 'ends_at', 'created_at', 'changed_at', 'sequence'])
    .select(['is_video', 'video_link'])
    .where('token', '=', token)
    .executeTakeFirst()
  return (
    row && {
      project: row.project,
      status: readVisitStatus(row.status),
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      requestedAt: row.created_at,
      changedAt: row.changed_at,
      sequence: row.sequence,
      isVideo: row.is_video,
      videoLink: row.video_link,
    }
  )
}
