import { withBack } from '#app/media/photos/photo-list.ts'
import { photoTexts as texts } from '#app/strings/en/photos.ts'

import type { Route } from './+types/restoration.ts'
import { changeOne, leadToPhotos, openPhotoCall } from './photo-call.server.ts'

export const loader = leadToPhotos

/** POST …/photos/restoration: undoes the removal or replacement of a photo. */
export async function action(args: Route.ActionArgs) {
  const call = await openPhotoCall(args)
  const { document, slot, meant } = call
  return changeOne(args.request, call, {
    entry: document.photoEntry('returned', slot),
    changed: (list) => withBack(list, meant, new Date()),
    message: texts.back,
  })
}
