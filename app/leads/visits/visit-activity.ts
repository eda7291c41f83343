import { z } from 'zod'

import { visitText } from '#app/enquiries/visit-request/visit-slot.ts'
import type { VisitState } from '#app/enquiries/visit-request/visit-state.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'

type Named = VisitState & { agentName: string | null; isVideo?: boolean }

const place = {
  startsAt: z.iso.datetime().transform((text) => new Date(text)),
  agent: z.string().nullable(),
}
const stored = z.object({
  act: z.enum(['made', 'asked', 'confirmed', 'moved', 'linked', 'came', 'missed', 'cancelled']),
  project: z.string(),
  isVideo: z.literal(true).optional(),
  ...place,
  from: z.object(place).optional(),
})

/** The JSON stored in a lead's history; `before` is null for a new visit. Words come when it is shown. */
export function visitEvent(before: Named | null, next: Named, project: string): string {
  const isElsewhere =
    before !== null &&
    (before.startsAt.getTime() !== next.startsAt.getTime() || before.agentId !== next.agentId)
  return JSON.stringify({
    act: actOf(before, next, isElsewhere),
    project,
    ...(next.isVideo === true && { isVideo: true }),
    ...placeOf(next),
    ...(isElsewhere && { from: placeOf(before) }),
  } satisfies z.input<typeof stored>)
}

function actOf(
  before: Named | null,
  next: Named,
  isElsewhere: boolean,
): z.input<typeof stored>['act'] {
  if (before === null) return 'made'
  if (before.status !== next.status) return next.status
  return isElsewhere ? 'moved' : 'linked'
}

function placeOf({ startsAt, agentName }: Named) {
  return { startsAt: startsAt.toISOString(), agent: agentName }
}

/** Also accepts the sentences that older versions stored. */
export function visitEventText(text: string): string {
  const { data: event } = stored.safeParse(parsed(text))
  if (!event) return text
  const { act, project, isVideo = false, startsAt, agent, from } = event
  const when = between(from && visitText(from.startsAt), visitText(startsAt))
  const who = agent && visitsTexts.accompaniedBy(between(from?.agent, agent))
  return `${visitsTexts.news[act](isVideo)}: ${[project, when, who].filter(Boolean).join(', ')}`
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
