import { replace } from 'react-router'
import { z } from 'zod'

import { archivedListings, wholeCatalogue } from '#app/catalogue.server.ts'
import { db } from '#app/db.server.ts'
import { listingTexts as texts } from '#app/desk-texts/en/listings.ts'
import { atIndianHour } from '#app/lib/indian-day.ts'
import type { PublishAnswer } from '#app/editing/draft-answer.ts'
import { jsonOf, readBody } from '#app/lib/read-body.ts'
import { scheduleVersion } from '#app/projects/versions/listing-schedules.server.ts'
import { findVersion } from '#app/projects/versions/listing-versions.server.ts'
import { checkVersion } from '#app/projects/versions/publish-listing.server.ts'
import { refuseAgents } from '#app/staff/only-owners.server.ts'
import { staffContext } from '#app/staff/session.server.ts'

import type { Route } from './+types/scheduled.ts'
import { findEdited } from './edited-listing.server.ts'

/** Milliseconds ahead that an hour may be. */
const MOST_AHEAD = 366 * 24 * 60 * 60 * 1000

const wish = z.strictObject({
  version: z.string().regex(/^\d{1,18}$/),
  /** By the desk's clock: 2026-11-26T18:30. */
  at: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/),
})

export function loader({ params }: Route.LoaderArgs) {
  return replace(`/dashboard/projects/${params.listing}`)
}

/**
 * POST /dashboard/projects/:listing/scheduled: the version that is named is published at an hour, whatever
 * is saved after it. What could not be published now is refused now.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseAgents(staff)
  const { id, published } = await findEdited(db, params.listing)
  const body = await readBody(request, 1000)
  const read = wish.safeParse(body && jsonOf(body))
  const at = read.success ? atIndianHour(read.data.at) : undefined
  if (!read.success || !at) return answer({ kind: 'refused', why: texts.unnamed }, 422)
  const ahead = at.getTime() - Date.now()
  if (ahead <= 0 || ahead > MOST_AHEAD)
    return answer({ kind: 'refused', why: texts.wrongHour }, 422)
  const version = await findVersion(db, read.data.version)
  if (!version || version.listingId !== id || version.publishedAt)
    return answer({ kind: 'refused', why: texts.alreadyPublished }, 409)
  const others = [...wholeCatalogue(), ...archivedListings()]
  const checked = checkVersion(version, { before: published, others })
  if ('kind' in checked) return answer(checked, 422)
  const isNew = await scheduleVersion(db, { versionId: version.id, publishAt: at }, staff)
  if (!isNew) return answer({ kind: 'refused', why: texts.alreadyScheduled }, 409)
  return answer({ kind: 'scheduled' }, 200)
}

function answer(said: PublishAnswer, status: number): Response {
  return Response.json(said, { status })
}
