import { visitsTexts } from '#app/desk-texts/en/visits.ts'
import { visitText } from '#app/leads/enquiry/visit-slot.ts'

import type { VisitState, VisitStatus } from './visit-state.ts'

/** What the history of a lead says of a change of its visit; `was` is null for one that was made. */
export function visitNews(
  was: VisitStatus | null,
  next: VisitState,
  { project, agent }: { project: string; agent: string | null },
): string {
  const { news } = visitsTexts
  const act = was === null ? 'made' : was === next.status ? 'moved' : next.status
  const where = [project, visitText(next.startsAt), ...(agent ? [visitsTexts.with(agent)] : [])]
  return `${news[act]}: ${where.join(', ')}`
}
