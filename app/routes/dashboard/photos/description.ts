import { z } from 'zod'

import { readDirection } from '#app/media/photos/direction.ts'
import { photoDescription } from '#app/media/photos/photo-job.ts'
import { planInput, planText, type Plan } from '#app/media/photos/plan.ts'
import { withDescription } from '#app/media/photos/photo-list.ts'
import { isPlanSlot } from '#app/media/slots/plan-slots.ts'
import { photoTexts as texts } from '#app/strings/en/photos.ts'

import type { Route } from './+types/description.ts'
import {
  answerChange,
  changeOne,
  leadToPhotos,
  openPhotoCall,
  slotAddress,
} from './photo-call.server.ts'

const percent = z.coerce.number().min(0).max(100)
const photoInput = z.object({
  alt: photoDescription,
  down: percent,
  across: percent,
  on: z.union([z.literal(''), z.iso.date(texts.noDay)]),
  facing: z.string(),
})
const NAMES = ['alt', 'down', 'across', 'on', 'facing', 'unit', 'area', 'source'] as const

export const loader = leadToPhotos

/** POST …/photos/description: saves a photo's description and its focal point. */
export async function action(args: Route.ActionArgs) {
  const call = await openPhotoCall(args)
  const { document, slot, meant, field } = call
  const fields = Object.fromEntries(NAMES.map((name) => [name, field(name)]))
  const read = isPlanSlot(meant.slot) ? planInput.safeParse(fields) : photoInput.safeParse(fields)
  if (!read.success) {
    const why = read.error.issues[0]?.message ?? ''
    const back = slotAddress(document, slot)
    return answerChange(args.request, { kind: 'refused', why }, { status: 422, back })
  }
  const description = 'unit' in read.data ? planOf(read.data) : photoOf(read.data)
  return changeOne(args.request, call, {
    entry: document.photoEntry('worded', slot),
    changed: (list) => withDescription(list, meant, description),
    message: texts.saved,
  })
}

function planOf(plan: Plan) {
  return { alt: planText(plan), focus: 50, plan }
}

function photoOf({ alt, down: focus, across, on, facing: typed }: z.infer<typeof photoInput>) {
  const facing = readDirection(typed)
  return {
    alt,
    focus,
    ...(across !== 50 && { focusX: across }),
    ...(on !== '' && { taken: { on, ...(facing && { facing }) } }),
  }
}
