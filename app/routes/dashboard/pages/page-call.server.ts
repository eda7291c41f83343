import { replace, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'

import { readCall, refuseAnother } from '#app/routes/dashboard/projects/project-call.server.ts'
import { refuseWhoEditsNot } from '#app/staff/access/require-editor.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import type { Staff } from '#app/staff/staff.ts'
import { db } from '#db/client.server.ts'

import { findEditedPage, type EditedPage } from './edited-page.server.ts'

type HandlerArgs = {
  request: Request
  params: { page: string }
  context: Readonly<RouterContextProvider>
}

export function redirectToPage({ params }: Pick<HandlerArgs, 'params'>): Response {
  return replace(`/dashboard/pages/${encodeURIComponent(params.page)}`)
}

type Opened<Input> = { staff: Staff; edited: EditedPage; input: Input }

/** Reads the editor's JSON of `maxBytes` bytes at most, or answers the refusal; throws 403 for agents, 404 without such a page. */
export async function openPageCall<Input>(
  { request, params, context }: HandlerArgs,
  shape: z.ZodType<Input>,
  maxBytes = 1000,
): Promise<Opened<Input> | Response> {
  const staff = context.get(staffContext)
  refuseWhoEditsNot(staff)
  const refusal = refuseAnother(request, staff)
  if (refusal) return refusal
  const edited = await findEditedPage(db, params.page)
  const input = await readCall(request, shape, maxBytes)
  return input instanceof Response ? input : { staff, edited, input: input.read }
}
