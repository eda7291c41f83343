import { withOut } from '#app/media/photos/photo-list.ts'
import { isPlanSlot } from '#app/media/slots/plan-slots.ts'
import { isSiteSlot } from '#app/media/slots/site-slots.ts'
import { photoTexts as texts } from '#app/strings/en/photos.ts'

import type { Route } from './+types/removal.ts'
import { changeOne, leadToPhotos, openPhotoCall } from './photo-call.server.ts'

export const loader = leadToPhotos

/** POST /dashboard/projects/:project/photos/removal: removes a photo; the drawing shows again. */
export async function action(args: Route.ActionArgs) {
  const call = await openPhotoCall(args)
  const { projectId, slot, meant } = call
  return changeOne(args.request, call, {
    entry: { kind: 'photograph-removed', listing: projectId, slot },
    changed: (list) => withOut(list, meant, new Date()),
    message: isSiteSlot(meant.slot) || isPlanSlot(meant.slot) ? texts.gone : texts.removed,
  })
}
