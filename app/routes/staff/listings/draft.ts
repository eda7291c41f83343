import { replace } from 'react-router'
import { z } from 'zod'

import { wholeCatalogue } from '#app/catalogue.server.ts'
import { db } from '#app/db.server.ts'
import { jsonOf, readBody } from '#app/lib/read-body.ts'
import type { DraftAnswer } from '#app/editing/draft-answer.ts'
import { draftState } from '#app/editing/draft-state.ts'
import { differences } from '#app/projects/versions/difference.ts'
import { sourcesSchema } from '#app/projects/versions/listing-facts.ts'
import { saveVersion } from '#app/projects/versions/listing-versions.server.ts'
import { refuseAgents } from '#app/staff/only-owners.server.ts'
import { staffContext } from '#app/staff/session.server.ts'

import type { Route } from './+types/draft.ts'
import { findEdited } from './edited-listing.server.ts'

/** Bytes of a listing: the longest of today has 8,000. */
const MOST_BYTES = 60_000

const draft = z.strictObject({
  basedOn: z
    .string()
    .regex(/^\d{1,18}$/)
    .nullable(),
  content: z.record(z.string(), z.unknown()),
  sources: sourcesSchema,
  note: z.string().trim().max(200).nullable(),
})

export function loader({ params }: Route.LoaderArgs) {
  return replace(`/dashboard/projects/${params.listing}`)
}

/**
 * POST /dashboard/projects/:listing/draft: saves what is being written as a new version, whole or not, on
 * the one that it is based on; 409 where somebody else has saved on that one already.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseAgents(staff)
  const { id, published } = await findEdited(db, params.listing)
  const body = await readBody(request, MOST_BYTES)
  const read = draft.safeParse(body && jsonOf(body))
  if (!read.success) return answer({ kind: 'refused', why: whyNot(read.error) }, 422)
  const { content, ...rest } = read.data
  const whole = { ...content, id }
  const saved = await saveVersion(db, { listingId: id, content: whole, ...rest }, staff)
  if (saved.kind === 'overtaken') {
    const { newest } = saved
    const theirs = differences(whole, newest.content)
    return answer(
      {
        kind: 'overtaken',
        newest: {
          version: newest.id,
          by: newest.madeBy,
          content: newest.content,
          sources: newest.sources,
        },
        theirs,
      },
      409,
    )
  }
  const state = draftState(whole, { before: published, others: wholeCatalogue() })
  return answer({ kind: 'saved', version: saved.id, at: new Date().toISOString(), ...state }, 200)
}

function answer(said: DraftAnswer, status: number): Response {
  return Response.json(said, { status })
}

function whyNot({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `${path.join(' ')} ${message}`.trim()).join('; ')
}
