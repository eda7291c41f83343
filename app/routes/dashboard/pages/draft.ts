import { z } from 'zod'

import { MAX_DRAFT_BYTES } from '#app/editor/draft/draft-answer.ts'
import { pageState } from '#app/editor/draft/page-state.ts'
import { sentContent } from '#app/editor/draft/sent-draft.server.ts'
import { savePage } from '#app/pages/publishing/page-versions.server.ts'
import { differences } from '#app/projects/publishing/difference.ts'
import { answerCall, versionId } from '#app/routes/dashboard/projects/project-call.server.ts'
import { storedPages } from '#content/pages/stored-pages.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/draft.ts'
import { draftContext } from './edited-page.server.ts'
import { openPageCall, redirectToPage } from './page-call.server.ts'

const draft = z.strictObject({
  basedOn: versionId.nullable(),
  content: sentContent,
  sources: z.strictObject({}),
  note: z.string().trim().max(200).nullable(),
})

export function loader(args: Route.LoaderArgs) {
  return redirectToPage(args)
}

/** POST /dashboard/pages/:page/draft: saves a new version, complete or not; 409 where its base is not the newest. */
export async function action(args: Route.ActionArgs) {
  const call = await openPageCall(args, draft, MAX_DRAFT_BYTES)
  if (call instanceof Response) return call
  const { staff, edited, input } = call
  const { page } = edited
  const { content, basedOn, note } = input
  const file = storedPages[page]
  const saved = await savePage(db, { page, basedOn, content, file, note }, staff)
  if (saved.kind === 'overtaken') {
    const { id: version, madeBy: by, content: theirs } = saved.newest ?? unsaved(edited.published)
    const newest = { version, by, content: theirs, sources: {} }
    const state = pageState(page, theirs, draftContext(edited))
    const differ = differences(content, theirs)
    return answerCall({ kind: 'overtaken', newest, state, theirs: differ }, 409)
  }
  const state = pageState(page, content, draftContext(edited))
  const at = new Date().toISOString()
  return answerCall({ kind: 'saved', version: saved.id, at, ...state }, 200)
}

function unsaved(content: unknown) {
  return { id: null, madeBy: null, content }
}
