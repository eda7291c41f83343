import { z } from 'zod'

import { MAX_DRAFT_BYTES } from '#app/editor/draft/draft-answer.ts'
import { datedSources, sentContent } from '#app/editor/draft/sent-draft.server.ts'
import { differences } from '#app/publishing/difference.ts'
import type { Content } from '#app/publishing/edited-content.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/draft.ts'
import { answerCall, openCall, refuse, versionId } from './document-call.server.ts'
import type { OpenDocument } from './edited-document.server.ts'

const draftOf = ({ type }: OpenDocument) =>
  z.strictObject({
    basedOn: versionId.nullable(),
    content: sentContent,
    sources: type.sentSources,
    note: z.string().trim().max(200).nullable(),
  })

export { redirectToEditor as loader } from './document-call.server.ts'

/** POST …/draft: saves a new version, complete or not; 409 where its base is not the newest. */
export async function action(args: Route.ActionArgs) {
  const call = await openCall(args, draftOf, MAX_DRAFT_BYTES)
  if (call instanceof Response) return call
  const { staff, document, input } = call
  const { known, type } = document
  const content = known.withOwnFields(input.content)
  const stateNow = () => known.stateOf(content, input.sources)
  const dated = datedSources(input.sources, () => stateNow().changes)
  if ('why' in dated) return refuse(dated.why, 422)
  const saved = await document.save(db, { ...input, ...dated, content }, staff)
  if (saved.kind === 'saved') {
    const at = new Date().toISOString()
    return answerCall({ kind: 'saved', version: saved.id, at, ...stateNow() }, 200)
  }
  const { id: version, madeBy: by, ...theirs } = saved.newest ?? unsaved(known.published)
  const newest = { version, by, content: theirs.content, sources: type.namedSources(theirs) }
  const state = known.stateOf(newest.content, newest.sources)
  const differ = differences(content, newest.content)
  return answerCall({ kind: 'overtaken', newest, state, theirs: differ }, 409)
}

function unsaved(content: Content) {
  return { id: null, madeBy: null, content, sources: {} }
}
