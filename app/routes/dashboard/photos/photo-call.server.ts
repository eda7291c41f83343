import { redirect, type RouterContextProvider } from 'react-router'

import type { RecordEntry } from '#app/audit/audit-entry.ts'
import { writeRecord } from '#app/audit/audit-log.server.ts'
import { config } from '#app/config/config.server.ts'
import type { PhotographAnswer } from '#app/editor/photos/photo-answer.ts'
import type { SlotGroup } from '#app/editor/photos/photo-slots.ts'
import { postedFields } from '#app/lib/http/posted-text.ts'
import type { Meant } from '#app/media/photos/photograph-list.ts'
import type { Photograph } from '#app/media/photos/photograph.ts'
import {
  changePhotographs,
  type PhotographStore,
} from '#app/media/photos/store-photograph.server.ts'
import { bucketOf } from '#app/media/storage/media-bucket.server.ts'
import { media } from '#app/media/storage/media.server.ts'
import { findEdited } from '#app/routes/dashboard/projects/edited-listing.server.ts'
import { refuseWhoEditsNot } from '#app/staff/access/require-editor.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import type { Staff } from '#app/staff/staff.ts'
import { photographTexts as texts } from '#app/strings/en/photographs.ts'
import { db } from '#db/client.server.ts'

import { keptSlot, listingSlots } from './listing-slots.server.ts'

type Asked = {
  request: Request
  params: { listing: string }
  context: Readonly<RouterContextProvider>
}

export type PhotographCall = {
  staff: Staff
  listing: number
  groups: SlotGroup[]
  slot: string
  meant: Meant
  field: (name: string) => string
}

/** Reads a form's `slot` and `photograph`; throws 403 without edit rights, 404 without such a slot. */
export async function openPhotographCall({
  request,
  params,
  context,
}: Asked): Promise<PhotographCall> {
  const staff = context.get(staffContext)
  refuseWhoEditsNot(staff)
  const edited = await findEdited(db, params.listing)
  const groups = listingSlots(edited) ?? []
  const field = await postedFields(request)
  const [slot, hash] = [field('slot'), field('photograph')]
  const kept = keptSlot(groups, slot)
  if (kept === undefined) throw new Response(texts.noSlot, { status: 404 })
  return { staff, listing: edited.id, groups, slot, meant: { slot: kept, hash }, field }
}

type Act = {
  entry: RecordEntry
  changed: (list: readonly Photograph[]) => Photograph[] | undefined
  said: string
}

/** Changes the photos with an audit entry; 409 where the named photo is gone. */
export async function changeOne(
  request: Request,
  { staff, listing, slot }: Pick<PhotographCall, 'staff' | 'listing' | 'slot'>,
  { entry, changed, said }: Act,
): Promise<Response> {
  const isDone = await changePhotographs(storeOf(staff, entry), changed)
  await media.catchUp()
  const back = `/dashboard/projects/${listing}/photos#${slot}`
  return isDone
    ? answerAct(request, { kind: 'done', said }, { status: 200, back })
    : answerAct(request, { kind: 'refused', why: texts.gone }, { status: 409, back })
}

export function storeOf(staff: Staff, entry: RecordEntry): PhotographStore {
  return {
    dataFolder: config.DATA_DIR,
    bucket: bucketOf(config),
    tell: () => writeRecord(db, staff, entry),
  }
}

/** JSON for the page's script; a form without script returns to its page. */
export function answerAct(
  request: Request,
  answer: PhotographAnswer,
  { status, back }: { status: number; back: string },
): Response {
  if (request.headers.get('Accept') === 'application/json') return Response.json(answer, { status })
  return redirect(back)
}
