import { z } from 'zod'

import { config } from '#app/config.server.ts'
import { db } from '#app/db.server.ts'
import { listingTexts as texts } from '#app/desk-texts/en/listings.ts'
import { siteOrigin } from '#app/lib/site-origin.ts'
import { readListing } from '#app/projects/versions/listing-faults.ts'
import { makeLink } from '#app/projects/versions/listing-links.server.ts'
import { findVersion } from '#app/projects/versions/listing-versions.server.ts'
import { writeRecord } from '#app/staff/record/record.server.ts'

import type { Route } from './+types/link.ts'
import { answerCall, openListingCall, toListing, versionId } from './listing-call.server.ts'

const wished = z.strictObject({ version: versionId })

export function loader(asked: Route.LoaderArgs) {
  return toListing(asked)
}

/** POST /dashboard/projects/:listing/link: a link to this version for somebody without an account, for a day. */
export async function action(asked: Route.ActionArgs) {
  const call = await openListingCall(asked, wished)
  if (call instanceof Response) return call
  const version = await findVersion(db, call.wish.version)
  if (version?.listingId !== call.edited.id)
    return answerCall({ kind: 'refused', why: texts.absentVersion }, 404)
  const { listing, faults } = readListing(version.content)
  if (!listing) return answerCall({ kind: 'faulty', faults }, 422)
  const token = await db.transaction().execute(async (trx) => {
    await writeRecord(trx, call.staff, { kind: 'listing-linked', listing: call.edited.id })
    return makeLink(trx, version.id, call.staff)
  })
  const origin = siteOrigin(config.PUBLIC_URL) || asked.url.origin
  return answerCall({ kind: 'linked', address: `${origin}/preview/${token}` }, 200)
}
