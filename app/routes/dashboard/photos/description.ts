import { z } from 'zod'

import { readDirection } from '#app/media/photos/direction.ts'
import { photoDescription } from '#app/media/photos/photo-job.ts'
import { withDescription } from '#app/media/photos/photo-list.ts'
import { photoTexts as texts } from '#app/strings/en/photos.ts'

import type { Route } from './+types/description.ts'
import { answerChange, changeOne, leadToPhotos, openPhotoCall } from './photo-call.server.ts'

const percent = z.coerce.number().min(0).max(100)
const descriptionInput = z.object({
  alt: photoDescription,
  down: percent,
  across: percent,
  on: z.union([z.literal(''), z.iso.date(texts.noDay)]),
  facing: z.string(),
})

export const loader = leadToPhotos

/** POST /dashboard/projects/:project/photos/description: saves a photo's description and its focal point. */
export async function action(args: Route.ActionArgs) {
  const call = await openPhotoCall(args)
  const { projectId, slot, meant, field } = call
  const read = descriptionInput.safeParse({
    alt: field('alt'),
    down: field('down'),
    across: field('across'),
    on: field('on'),
    facing: field('facing'),
  })
  if (!read.success) {
    const why = read.error.issues[0]?.message ?? ''
    const back = `/dashboard/projects/${projectId}/photos#${slot}`
    return answerChange(args.request, { kind: 'refused', why }, { status: 422, back })
  }
  const { alt, down: focus, across, on } = read.data
  const facing = readDirection(read.data.facing)
  const description = {
    alt,
    focus,
    ...(across !== 50 && { focusX: across }),
    ...(on !== '' && { taken: { on, ...(facing && { facing }) } }),
  }
  return changeOne(args.request, call, {
    entry: { kind: 'photograph-worded', listing: projectId, slot },
    changed: (list) => withDescription(list, meant, description),
    message: texts.saved,
  })
}
