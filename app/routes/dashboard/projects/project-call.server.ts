import { replace, type RouterContextProvider } from 'react-router'
import { z } from 'zod'

import {
  EDITOR_HEADER,
  type DraftAnswer,
  type PublishAnswer,
} from '#app/editor/draft/draft-answer.ts'
import { jsonOf, readBody } from '#app/lib/http/read-body.ts'
import { storableJson } from '#app/lib/text/storable.ts'
import { refuseWhoEditsNot } from '#app/staff/access/require-editor.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import type { Staff } from '#app/staff/staff.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'
import { db } from '#db/client.server.ts'

import { findEdited, type EditedProject } from './edited-project.server.ts'

/** Redirects a browser that opens a call's address as a page. */
export function redirectToProject({ params }: Pick<HandlerArgs, 'params'>): Response {
  return replace(`/dashboard/projects/${encodeURIComponent(params.project)}`)
}

export const versionId = z.string().regex(/^\d{1,18}$/)

type HandlerArgs = {
  request: Request
  params: { project: string }
  context: Readonly<RouterContextProvider>
}

type Opened<Input> = { staff: Staff; edited: EditedProject; input: Input }

/** Reads the editor's JSON of `maxBytes` bytes at most, or answers the refusal; throws 403 without the right, 404 without the project. */
export async function openProjectCall<Input>(
  { request, params, context }: HandlerArgs,
  shape: z.ZodType<Input>,
  maxBytes = 1000,
): Promise<Opened<Input> | Response> {
  const staff = context.get(staffContext)
  refuseWhoEditsNot(staff)
  const refusal = refuseAnother(request, staff)
  if (refusal) return refusal
  const edited = await findEdited(db, params.project)
  const input = await readCall(request, shape, maxBytes)
  return input instanceof Response ? input : { staff, edited, input: input.read }
}

/** Refuses a draft written under another account in this browser: it would be stored in the wrong name. */
export function refuseAnother({ headers }: Request, { id, name }: Staff): Response | undefined {
  const editor = headers.get(EDITOR_HEADER)
  if (editor === null || editor === id) return undefined
  return answerCall({ kind: 'refused', why: texts.anotherSignedIn(name) }, 409)
}

/** Reads JSON of `maxBytes` bytes at most; answers the refusal where the shape is wrong. */
export async function readCall<Input>(
  request: Request,
  shape: z.ZodType<Input>,
  maxBytes: number,
): Promise<{ read: Input } | Response> {
  const body = await readBody(request, maxBytes)
  const read = shape.safeParse(body && storableJson(jsonOf(body)))
  if (read.success) return { read: read.data }
  // Only the schema's own messages are written for readers of the dashboard.
  const own = read.error.issues.find(({ code }) => code === 'custom')
  const why = body ? (own?.message ?? texts.unread) : texts.tooLong
  return answerCall({ kind: 'refused', why }, 422)
}

export function answerCall(answer: DraftAnswer | PublishAnswer, status: number): Response {
  return Response.json(answer, { status })
}
