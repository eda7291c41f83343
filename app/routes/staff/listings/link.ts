import { replace } from 'react-router'
import { z } from 'zod'

import { config } from '#app/config.server.ts'
import { db } from '#app/db.server.ts'
import { listingTexts as texts } from '#app/desk-texts/en/listings.ts'
import type { PublishAnswer } from '#app/editing/draft-answer.ts'
import { jsonOf, readBody } from '#app/lib/read-body.ts'
import { siteOrigin } from '#app/lib/site-origin.ts'
import { readListing } from '#app/projects/versions/listing-faults.ts'
import { makeLink } from '#app/projects/versions/listing-links.server.ts'
import { findVersion } from '#app/projects/versions/listing-versions.server.ts'
import { refuseAgents } from '#app/staff/only-owners.server.ts'
import { staffContext } from '#app/staff/session.server.ts'

import type { Route } from './+types/link.ts'
import { findEdited } from './edited-listing.server.ts'

const wish = z.strictObject({ version: z.string().regex(/^\d{1,18}$/) })

export function loader({ params }: Route.LoaderArgs) {
  return replace(`/dashboard/projects/${params.listing}`)
}

/** POST /dashboard/projects/:listing/link: a link to this version for somebody without an account, for a day. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseAgents(staff)
  const { id } = await findEdited(db, params.listing)
  const body = await readBody(request, 1000)
  const read = wish.safeParse(body && jsonOf(body))
  if (!read.success) return answer({ kind: 'refused', why: texts.unnamed }, 422)
  const version = await findVersion(db, read.data.version)
  if (!version || version.listingId !== id)
    return answer({ kind: 'refused', why: texts.absentVersion }, 404)
  const { listing, faults } = readListing(version.content)
  if (!listing) return answer({ kind: 'faulty', faults }, 422)
  const token = await makeLink(db, version.id, staff)
  const origin = siteOrigin(config.PUBLIC_URL) || url.origin
  return answer({ kind: 'linked', address: `${origin}/preview/${token}` }, 200)
}

function answer(said: PublishAnswer, status: number): Response {
  return Response.json(said, { status })
}
