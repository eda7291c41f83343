import { replace } from 'react-router'
import { z } from 'zod'

import { photographWords } from '#app/media/photos/photograph-job.ts'
import { withWords } from '#app/media/photos/photograph-list.ts'
import { photographTexts as texts } from '#app/strings/en/photographs.ts'

import type { Route } from './+types/description.ts'
import { answerAct, changeOne, openPhotographCall } from './photo-call.server.ts'

const percent = z.coerce.number().min(0).max(100)
const wished = z.object({ alt: photographWords, down: percent, across: percent })

export function loader({ params }: Route.LoaderArgs) {
  return replace(`/dashboard/projects/${encodeURIComponent(params.listing)}/photos`)
}

/** POST /dashboard/projects/:listing/photos/description: saves a photo's description and its focal point. */
export async function action(asked: Route.ActionArgs) {
  const call = await openPhotographCall(asked)
  const { listing, slot, meant, field } = call
  const read = wished.safeParse({
    alt: field('alt'),
    down: field('down'),
    across: field('across'),
  })
  if (!read.success) {
    const why = read.error.issues[0]?.message ?? ''
    const back = `/dashboard/projects/${listing}/photos#${slot}`
    return answerAct(asked.request, { kind: 'refused', why }, { status: 422, back })
  }
  const { alt, down: focus, across } = read.data
  const words = { alt, focus, ...(across !== 50 && { focusX: across }) }
  return changeOne(asked.request, call, {
    entry: { kind: 'photograph-worded', listing, slot },
    changed: (list) => withWords(list, meant, words),
    said: texts.saved,
  })
}
