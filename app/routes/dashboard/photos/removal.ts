import { withOut } from '#app/media/photos/photo-list.ts'
import { isPlanSlot } from '#app/media/slots/plan-slots.ts'
import { isPortrait } from '#app/media/slots/portraits.ts'
import { isSiteSlot } from '#app/media/slots/site-slots.ts'
import { photoTexts as texts } from '#app/strings/en/photos.ts'

import type { Route } from './+types/removal.ts'
import { changeOne, leadToPhotos, openPhotoCall } from './photo-call.server.ts'

export const loader = leadToPhotos

/** POST …/photos/removal: removes a photo; the drawing shows again. */
export async function action(args: Route.ActionArgs) {
  const call = await openPhotoCall(args)
  const { document, slot, meant } = call
  return changeOne(args.request, call, {
    entry: document.photoEntry('removed', slot),
    changed: (list) => withOut(list, meant, new Date()),
    message: isBare(meant.slot) ? texts.gone : texts.removed,
  })
}

function isBare(slot: string): boolean {
  return isSiteSlot(slot) || isPlanSlot(slot) || isPortrait(slot)
}
