import { replace } from 'react-router'
import { z } from 'zod'

import { filedCatalogue } from '#app/catalogue.server.ts'
import { catchUpCatalogue } from '#app/catch-up-catalogue.server.ts'
import { db, type Executor } from '#app/db.server.ts'
import { listingTexts as texts } from '#app/desk-texts/en/listings.ts'
import { jsonOf, readBody } from '#app/lib/read-body.ts'
import type { PublishAnswer } from '#app/editing/draft-answer.ts'
import { publishVersion, type Publishing } from '#app/projects/versions/publish-listing.server.ts'
import { NotPublished, publishSourced } from '#app/projects/versions/publish-sourced.server.ts'
import { refuseAgents } from '#app/staff/only-owners.server.ts'
import { writeRecord } from '#app/staff/record/record.server.ts'
import { staffContext } from '#app/staff/session.server.ts'

import type { Route } from './+types/published.ts'
import { findEdited } from './edited-listing.server.ts'

const wish = z.strictObject({
  version: z.string().regex(/^\d{1,18}$/),
  /** Facts without a source stay as they are published, and in the draft. */
  isPartly: z.boolean().default(false),
  isArchived: z.boolean().default(false),
})

export function loader({ params }: Route.LoaderArgs) {
  return replace(`/dashboard/projects/${params.listing}`)
}

/** POST /dashboard/projects/:listing/published: publishes the version that is named, and no other. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseAgents(staff)
  const { id } = await findEdited(db, params.listing)
  const body = await readBody(request, 1000)
  const read = wish.safeParse(body && jsonOf(body))
  if (!read.success) return answer({ kind: 'refused', why: texts.unnamed }, 422)
  const { version, isPartly, isArchived } = read.data
  const how = { by: staff, filed: filedCatalogue() }
  const publish = async (trx: Executor): Promise<Publishing> => {
    const publishing = isPartly
      ? await publishSourced(trx, version, how)
      : await publishVersion(trx, { id: version, isArchived }, how)
    if (publishing.kind === 'published')
      await writeRecord(trx, staff, {
        kind: isArchived ? 'listing-archived' : 'listing-published',
        listing: id,
      })
    return publishing
  }
  const done = await db
    .transaction()
    .execute(publish)
    .catch((error: unknown) => {
      if (error instanceof NotPublished) return error.why
      throw error
    })
  // Whoever published it sees it at once; other processes look for it every second.
  if (done.kind === 'published') await catchUpCatalogue()
  return answered(done)
}

function answered(done: Publishing): Response {
  if (done.kind === 'published') return answer({ kind: 'published', changes: done.changes }, 200)
  if (done.kind === 'overtaken') return answer({ kind: 'overtaken', by: done.newest.madeBy }, 409)
  if (done.kind === 'faulty') return answer({ kind: 'faulty', faults: done.faults }, 422)
  if (done.kind === 'unsourced') return answer({ kind: 'unsourced', facts: done.facts }, 422)
  return answer({ kind: 'refused', why: texts.alreadyPublished }, 409)
}

function answer(said: PublishAnswer, status: number): Response {
  return Response.json(said, { status })
}
