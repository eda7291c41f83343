import { z } from 'zod'

import { writeRecord } from '#app/audit/audit-log.server.ts'
import { catchUpCatalogue } from '#app/editor/schedules/refresh-published.server.ts'
import {
  fileCatalogue,
  currentPublished,
} from '#app/projects/catalogue/current-catalogue.server.ts'
import { takeOff } from '#app/projects/publishing/archive.server.ts'
import { findVersion } from '#app/projects/publishing/project-versions.server.ts'
import { publishVersion, type Publishing } from '#app/projects/publishing/publish-project.server.ts'
import { NotPublished, publishSourced } from '#app/projects/publishing/publish-sourced.server.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'
import { db, type Executor } from '#db/client.server.ts'

import type { Route } from './+types/publication.ts'
import { answerCall, openProjectCall, redirectToProject, versionId } from './project-call.server.ts'

const publicationInput = z.union([
  z.strictObject({
    version: versionId,
    /** Keeps facts without a source as published, and in the draft. */
    isPartly: z.boolean().default(false),
  }),
  z.strictObject({ isArchived: z.literal(true) }),
])

export function loader(args: Route.LoaderArgs) {
  return redirectToProject(args)
}

/** POST /dashboard/projects/:project/publication: publishes the named version only, or archives the project whatever its draft. */
export async function action(args: Route.ActionArgs) {
  const call = await openProjectCall(args, publicationInput)
  if (call instanceof Response) return call
  const { staff, edited, input } = call
  const isArchived = 'isArchived' in input
  if (!isArchived && (await findVersion(db, input.version))?.projectId !== edited.id)
    return answerCall({ kind: 'refused', why: texts.absentVersion }, 404)
  const publish = async (trx: Executor): Promise<Publishing> => {
    const publishing = await published(trx, { input, id: edited.id, staff })
    if (publishing.kind === 'published')
      await writeRecord(trx, staff, {
        kind: isArchived ? 'listing-archived' : 'listing-published',
        listing: edited.id,
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
  // This process shows it at once; other processes poll every second.
  if (done.kind === 'published') await catchUpCatalogue()
  return answered(done)
}

type PublishInput = { input: z.output<typeof publicationInput>; id: number; staff: { id: string } }

function published(trx: Executor, { input, id, staff }: PublishInput): Promise<Publishing> {
  const options = { by: staff, fileProjects: fileCatalogue(), known: currentPublished() }
  if ('isArchived' in input) {
    const notes = { takenOff: texts.takenOff, rebased: texts.retainedDraft }
    return takeOff(trx, id, { ...options, notes })
  }
  return input.isPartly
    ? publishSourced(trx, input.version, { ...options, heldBack: texts.withheld })
    : publishVersion(trx, { id: input.version }, options)
}

function answered(done: Publishing): Response {
  if (done.kind === 'published')
    return answerCall({ kind: 'published', changes: done.changes }, 200)
  if (done.kind === 'overtaken')
    return answerCall({ kind: 'overtaken', by: done.newest.madeBy }, 409)
  if (done.kind === 'faulty') return answerCall({ kind: 'faulty', faults: done.faults }, 422)
  if (done.kind === 'unsourced') return answerCall({ kind: 'unsourced', facts: done.facts }, 422)
  return answerCall({ kind: 'refused', why: texts.alreadyPublished, isDone: true }, 409)
}
