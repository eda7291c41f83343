import type { RouterContextProvider } from 'react-router'

import type { SlotGroup } from '#app/editor/photos/photo-slots.ts'
import type { PhotoAnswer } from '#app/editor/photos/send-photo.ts'
import { putPhoto } from '#app/media/photos/store-photo.server.ts'
import { newPlan } from '#app/media/slots/floor-plans.server.ts'
import { newSitePhoto } from '#app/media/slots/site-photos.server.ts'
import { media } from '#app/media/storage/media.server.ts'
import { openForEditor } from '#app/routes/dashboard/documents/document-call.server.ts'
import type { DocumentParams } from '#app/routes/dashboard/documents/edited-document.server.ts'
import { requireEditorNow } from '#app/staff/access/require-editor.server.ts'
import { photoTexts as texts } from '#app/strings/en/photos.ts'
import { db } from '#db/client.server.ts'

import { followChange, slotAddress, storeOf } from './photo-call.server.ts'
import { storedSlot } from './project-slots.server.ts'
import { readSent } from './read-sent.server.ts'

type HandlerArgs = {
  request: Request
  url: URL
  params: DocumentParams
  context: Readonly<RouterContextProvider>
}

/** `back`: the page with the slot, for a form without script. */
export type Taken = { status: number; slot: string; back: string; answer: PhotoAnswer }

const MIDDLE = 50

/** Streams an upload into a file for the worker, after authentication; throws 403 for agents, 404 without such a slot. */
export async function takeUpload(args: HandlerArgs): Promise<Taken> {
  const { request, url } = args
  const { staff, document } = await openForEditor(args)
  const slot = url.searchParams.get('slot') ?? ''
  const groups = document.slots
  const stored = storedSlot(groups, slot)
  if (stored === undefined) throw new Response(texts.noSlot, { status: 404 })
  const back = slotAddress(document, slot)
  const refused = (status: number, why: string): Taken => ({
    status,
    slot,
    back,
    answer: { kind: 'refused', why },
  })
  const added = groups?.find(({ newSlot }) => newSlot === slot)?.kind
  const sent = await readSent(request, stored, added === 'plans')
  if ('why' in sent) return refused(sent.status, sent.why)
  // The upload may have taken minutes.
  await requireEditorNow(db, staff)
  const { alt, plan, ...prepared } = sent
  // A replacement that no page shows would take the photo before it from visitors.
  if (alt === '' && media.current().photos.has(stored)) return refused(422, texts.altMissing)
  const store = storeOf(staff, document.photoEntry('put', slot))
  const place = added ? placeOf(added, stored, prepared.data) : { slot: stored }
  await putPhoto(store, { ...place, alt, focus: MIDDLE, ...(plan && { plan }) }, prepared)
  await followChange(document, place.slot)
  return {
    status: 200,
    slot,
    back,
    answer: { kind: 'done', message: alt === '' ? texts.putUndescribed : texts.putDone },
  }
}

/** A new site photo or floor plan has a slot of its own. */
function placeOf(kind: SlotGroup['kind'], slots: string, data: Uint8Array) {
  return kind === 'plans' ? newPlan(slots, data) : newSitePhoto(slots, data)
}
