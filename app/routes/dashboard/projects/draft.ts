import { z } from 'zod'

import { MAX_DRAFT_BYTES } from '#app/editor/draft/draft-answer.ts'
import { draftState } from '#app/editor/draft/draft-state.ts'
import { datedSources, sentContent, sentSources } from '#app/editor/draft/sent-draft.server.ts'
import { publishContext, storedFile } from '#app/projects/catalogue/current-catalogue.server.ts'
import { namedSources } from '#app/projects/facts/named-sources.ts'
import { differences } from '#app/projects/publishing/difference.ts'
import { saveVersion } from '#app/projects/publishing/project-versions.server.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/draft.ts'
import { answerCall, openProjectCall, redirectToProject, versionId } from './project-call.server.ts'

const draft = z.strictObject({
  basedOn: versionId.nullable(),
  content: sentContent,
  sources: sentSources,
  note: z.string().trim().max(200).nullable(),
})

export function loader(args: Route.LoaderArgs) {
  return redirectToProject(args)
}

/** POST /dashboard/projects/:project/draft: saves a new version, complete or not; 409 where its base is not the newest. */
export async function action(args: Route.ActionArgs) {
  const call = await openProjectCall(args, draft, MAX_DRAFT_BYTES)
  if (call instanceof Response) return call
  const { staff, edited, input } = call
  const { id, published } = edited
  const { content, ...rest } = input
  const whole = { ...content, id }
  const stateNow = () =>
    draftState(whole, input.sources, { before: published, ...publishContext() })
  const dated = datedSources(input.sources, () => stateNow().changes)
  if ('why' in dated) return answerCall({ kind: 'refused', ...dated }, 422)
  const file = storedFile(id)
  const saved = await saveVersion(
    db,
    { projectId: id, content: whole, file, ...rest, ...dated },
    staff,
  )
  if (saved.kind === 'overtaken') {
    const { id: version, madeBy: by, content: theirs } = saved.newest
    const newest = { version, by, content: theirs, sources: namedSources(saved.newest) }
    const state = draftState(theirs, newest.sources, { before: published, ...publishContext() })
    const differ = differences(whole, theirs)
    return answerCall({ kind: 'overtaken', newest, state, theirs: differ }, 409)
  }
  const at = new Date().toISOString()
  return answerCall({ kind: 'saved', version: saved.id, at, ...stateNow() }, 200)
}
