import { replace, type RouterContextProvider } from 'react-router'
import { z } from 'zod'

import { editorAddress } from '#app/editor/document-kind.ts'
import {
  EDITOR_HEADER,
  type DraftAnswer,
  type PublishAnswer,
} from '#app/editor/draft/draft-answer.ts'
import { jsonOf, readBody } from '#app/lib/http/read-body.ts'
import { storableJson } from '#app/lib/text/storable.ts'
import { requireEditor } from '#app/staff/access/require-editor.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import type { Staff } from '#app/staff/staff.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'
import { db } from '#db/client.server.ts'

import { openDocument, type DocumentParams, type OpenDocument } from './edited-document.server.ts'

export const versionId = z.string().regex(/^\d{1,18}$/)

type HandlerArgs = {
  request: Request
  params: DocumentParams
  context: Readonly<RouterContextProvider>
}

/** Redirects a browser that opens an action's address as a page to the editor. */
export function redirectToEditor({ params }: Pick<HandlerArgs, 'params'>): Response {
  const kind = params.page === undefined ? 'project' : 'page'
  return replace(editorAddress(kind, encodeURIComponent(params.page ?? params.project ?? '')))
}

type Opened = { staff: Staff; document: OpenDocument }

/** Throws 403 without the right to edit, 404 without the document. */
export async function openForEditor({
  params,
  context,
}: Pick<HandlerArgs, 'params' | 'context'>): Promise<Opened> {
  const staff = context.get(staffContext)
  requireEditor(staff)
  return { staff, document: await openDocument(db, params) }
}

/** Reads the editor's JSON of `maxBytes` bytes at most, or answers the refusal; throws as `openForEditor`. */
export async function openCall<Input>(
  args: HandlerArgs,
  shapeOf: (document: OpenDocument) => z.ZodType<Input>,
  maxBytes = 1000,
): Promise<(Opened & { input: Input }) | Response> {
  const opened = await openForEditor(args)
  const refusal = refuseAnother(args.request, opened.staff)
  if (refusal) return refusal
  const body = await readBody(args.request, maxBytes)
  const read = shapeOf(opened.document).safeParse(body && storableJson(jsonOf(body)))
  if (read.success) return { ...opened, input: read.data }
  // Only the schema's own messages are written for readers of the dashboard.
  const own = read.error.issues.find(({ code }) => code === 'custom')
  return refuse(body ? (own?.message ?? texts.unread) : texts.tooLong, 422)
}

/** Refuses a draft written under another account in this browser: it would be stored in the wrong name. */
function refuseAnother({ headers }: Request, { id, name }: Staff): Response | undefined {
  const editor = headers.get(EDITOR_HEADER)
  return editor === null || editor === id ? undefined : refuse(texts.anotherSignedIn(name), 409)
}

export function refuse(why: string, status: number): Response {
  return answerCall({ kind: 'refused', why }, status)
}

/** Another editor published it before. */
export function answerDone(): Response {
  return answerCall({ kind: 'refused', why: texts.alreadyPublished, isDone: true }, 409)
}

export function answerCall(answer: DraftAnswer | PublishAnswer, status: number): Response {
  return Response.json(answer, { status })
}
