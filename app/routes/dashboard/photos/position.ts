import { orderedWith } from '#app/editor/photos/photo-slots.ts'
import { withMoved } from '#app/media/photos/photo-list.ts'
import { slotOf } from '#app/media/slots/manifest.server.ts'
import { photoTexts as texts } from '#app/strings/en/photos.ts'

import type { Route } from './+types/position.ts'
import { changeOne, leadToPhotos, openPhotoCall } from './photo-call.server.ts'

export const loader = leadToPhotos

/** POST /dashboard/projects/:project/photos/position: swaps a photo with the one at position `to` of its gallery. */
export async function action(args: Route.ActionArgs) {
  const call = await openPhotoCall(args)
  const { slot, meant, field, groups } = call
  const to = field('to')
  if (to === slot || !orderedWith(groups, slot).includes(to))
    throw new Response(texts.noSlot, { status: 404 })
  return changeOne(
    args.request,
    { ...call, slot: to },
    {
      entry: { kind: 'photograph-moved', listing: Number(args.params.project), slot, to },
      changed: (list) => withMoved(list, meant, slotOf(to)),
      message: texts.moved,
    },
  )
}
