import { z } from 'zod'

import { visitText } from '#app/enquiries/visit-request/visit-slot.ts'
import type { VisitState } from '#app/enquiries/visit-request/visit-state.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'

type Named = VisitState & { agentName: string | null }

const place = {
  startsAt: z.iso.datetime().transform((text) => new Date(text)),
  agent: z.string().nullable(),
}
const stored = z.object({
  act: z.enum(['made', 'asked', 'confirmed', 'moved', 'linked', 'came', 'missed', 'cancelled']),
  project: z.string(),
  isVideo: z.literal(true).optional(),
  /** Of a visit that was of the other kind. */
  wasVideo: z.boolean().optional(),
  ...place,
  from: z.object(place).optional(),
})

/** The JSON stored in a lead's history; `before` is null for a new visit. Words come when it is shown. */
export function visitEvent(before: Named | null, next: Named, project: string): string {
  const isElsewhere =
    before !== null &&
    (before.startsAt.getTime() !== next.startsAt.getTime() || before.agentId !== next.agentId)
  const [wasVideo, isVideo] = [before?.isVideo === true, next.isVideo === true]
  const isOther = before !== null && wasVideo !== isVideo
  return JSON.stringify({
    act: actOf(before, next, isElsewhere || isOther),
    project,
    ...(isVideo && { isVideo }),
    ...(isOther && { wasVideo }),
    ...placeOf(next),
    ...(isElsewhere && { from: placeOf(before) }),
  } satisfies z.input<typeof stored>)
}

function actOf(before: Named | null, next: Named, isMoved: boolean): z.input<typeof stored>['act'] {
  if (before === null) return 'made'
  if (before.status !== next.status) return next.status
  return isMoved ? 'moved' : 'linked'
}

function placeOf({ startsAt, agentName }: Named) {
  return { startsAt: startsAt.toISOString(), agent: agentName }
}

/** Also accepts the sentences that older versions stored. */
export function visitEventText(text: string): string {
  const { data: event } = stored.safeParse(parsed(text))
  if (!event) return text
  const { act, project, isVideo = false, wasVideo, startsAt, agent, from } = event
  const when = between(from && visitText(from.startsAt), visitText(startsAt))
  const who = agent && visitsTexts.accompaniedBy(between(from?.agent, agent))
  const news = [visitsTexts.news[act](isVideo), wasVideo !== undefined && visitsTexts.was(wasVideo)]
  return `${news.filter(Boolean).join(', ')}: ${[project, when, who].filter(Boolean).join(', ')}`
}

function between(before: string | null | undefined, is: string): string {
  return before && before !== is ? `${before} → ${is}` : is
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
