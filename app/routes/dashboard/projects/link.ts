import { readListing } from '#app/projects/publishing/project-faults.ts'
import { listingLinks } from '#app/projects/publishing/project-links.server.ts'
import { findVersion } from '#app/projects/publishing/project-versions.server.ts'
import { answerLinked, linkWish } from '#app/routes/dashboard/publishing/link-call.server.ts'
import { listingTexts as texts } from '#app/strings/en/listings.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/link.ts'
import { answerCall, openListingCall, toListing } from './listing-call.server.ts'

export function loader(asked: Route.LoaderArgs) {
  return toListing(asked)
}

/** POST /dashboard/projects/:listing/link: a preview link for a visitor without an account, valid for a day. */
export async function action(asked: Route.ActionArgs) {
  const call = await openListingCall(asked, linkWish)
  if (call instanceof Response) return call
  const { staff, edited, wish } = call
  const version = await findVersion(db, wish.version)
  if (version?.listingId !== edited.id)
    return answerCall({ kind: 'refused', why: texts.absentVersion }, 404)
  const { listing, faults } = readListing(version.content)
  if (!listing) return answerCall({ kind: 'faulty', faults }, 422)
  const linked = { versionId: version.id, addressOf: (token: string) => `/preview/${token}` }
  return answerLinked(listingLinks, linked, {
    by: staff,
    url: asked.url,
    entry: { kind: 'listing-linked', listing: edited.id },
  })
}
