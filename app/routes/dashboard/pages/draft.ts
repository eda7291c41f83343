import { z } from 'zod'

import { MOST_DRAFT_BYTES } from '#app/editor/draft/draft-answer.ts'
import { wordsState } from '#app/editor/draft/page-state.ts'
import { sentContent } from '#app/editor/draft/sent-draft.server.ts'
import { saveWords } from '#app/pages/publishing/page-versions.server.ts'
import { differences } from '#app/projects/publishing/difference.ts'
import { answerCall, versionId } from '#app/routes/dashboard/projects/listing-call.server.ts'
import { storedWords } from '#content/pages/filed-words.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/draft.ts'
import { besideDraft } from './edited-words.server.ts'
import { openWordsCall, toWords } from './words-call.server.ts'

const draft = z.strictObject({
  basedOn: versionId.nullable(),
  content: sentContent,
  sources: z.strictObject({}),
  note: z.string().trim().max(200).nullable(),
})

export function loader(asked: Route.LoaderArgs) {
  return toWords(asked)
}

/** POST /dashboard/pages/:page/draft: saves a new version, complete or not; 409 where its base is not the newest. */
export async function action(asked: Route.ActionArgs) {
  const call = await openWordsCall(asked, draft, MOST_DRAFT_BYTES)
  if (call instanceof Response) return call
  const { staff, edited, wish } = call
  const { page } = edited
  const { content, basedOn, note } = wish
  const file = storedWords[page]
  const saved = await saveWords(db, { page, basedOn, content, file, note }, staff)
  if (saved.kind === 'overtaken') {
    const { id: version, madeBy: by, content: theirs } = saved.newest ?? unsaved(edited.published)
    const newest = { version, by, content: theirs, sources: {} }
    const state = wordsState(page, theirs, besideDraft(edited))
    const differ = differences(content, theirs)
    return answerCall({ kind: 'overtaken', newest, state, theirs: differ }, 409)
  }
  const state = wordsState(page, content, besideDraft(edited))
  const at = new Date().toISOString()
  return answerCall({ kind: 'saved', version: saved.id, at, ...state }, 200)
}

function unsaved(content: unknown) {
  return { id: null, madeBy: null, content }
}
