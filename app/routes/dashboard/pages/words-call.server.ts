import { replace, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'

import { readCall, refuseAnother } from '#app/routes/dashboard/projects/listing-call.server.ts'
import { refuseWhoEditsNot } from '#app/staff/access/require-editor.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import type { Staff } from '#app/staff/staff.ts'
import { db } from '#db/client.server.ts'

import { findEditedWords, type EditedWords } from './edited-words.server.ts'

type Asked = {
  request: Request
  params: { page: string }
  context: Readonly<RouterContextProvider>
}

export function toWords({ params }: Pick<Asked, 'params'>): Response {
  return replace(`/dashboard/pages/${encodeURIComponent(params.page)}`)
}

type Opened<Wish> = { staff: Staff; edited: EditedWords; wish: Wish }

/** Reads the editor's JSON of `most` bytes at most, or answers the refusal; throws 403 for agents, 404 without such a page. */
export async function openWordsCall<Wish>(
  { request, params, context }: Asked,
  shape: z.ZodType<Wish>,
  most = 1000,
): Promise<Opened<Wish> | Response> {
  const staff = context.get(staffContext)
  refuseWhoEditsNot(staff)
  const refusal = refuseAnother(request, staff)
  if (refusal) return refusal
  const edited = await findEditedWords(db, params.page)
  const wish = await readCall(request, shape, most)
  return wish instanceof Response ? wish : { staff, edited, wish: wish.read }
}
