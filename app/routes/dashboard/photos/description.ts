import { z } from 'zod'

import { photoDescription } from '#app/media/photos/photo-job.ts'
import { withDescription } from '#app/media/photos/photo-list.ts'
import { photoTexts as texts } from '#app/strings/en/photos.ts'

import type { Route } from './+types/description.ts'
import { answerChange, changeOne, leadToPhotos, openPhotoCall } from './photo-call.server.ts'

const percent = z.coerce.number().min(0).max(100)
const descriptionInput = z.object({ alt: photoDescription, down: percent, across: percent })

export const loader = leadToPhotos

/** POST /dashboard/projects/:project/photos/description: saves a photo's description and its focal point. */
export async function action(args: Route.ActionArgs) {
  const call = await openPhotoCall(args)
  const { projectId, slot, meant, field } = call
  const read = descriptionInput.safeParse({
    alt: field('alt'),
    down: field('down'),
    across: field('across'),
  })
  if (!read.success) {
    const why = read.error.issues[0]?.message ?? ''
    const back = `/dashboard/projects/${projectId}/photos#${slot}`
    return answerChange(args.request, { kind: 'refused', why }, { status: 422, back })
  }
  const { alt, down: focus, across } = read.data
  const description = { alt, focus, ...(across !== 50 && { focusX: across }) }
  return changeOne(args.request, call, {
    entry: { kind: 'photograph-worded', listing: projectId, slot },
    changed: (list) => withDescription(list, meant, description),
    message: texts.saved,
  })
}
