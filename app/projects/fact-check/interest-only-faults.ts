import { shownProjects } from '#app/projects/model/interest-only.ts'
import type { ProjectContent } from '#app/projects/model/project.ts'
import type { Fault } from '#app/publishing/fault.ts'

import { amountsIn } from './figures-in.ts'
import { placedTexts } from './placed-texts.ts'

const BOOKING =
  /\bbook (?:now|today|online|with|for|at)\b|\bbookings? (?:is |are )?(?:open|now|amount|from)|\btoken (?:amount|money)\b/i

/** Texts that would offer a project without a number for sale; `interest-only` hides the rest (RERA Act 2016, section 3). */
export function interestOnlyFaults(project: ProjectContent): Fault[] {
  if (project.rera?.number !== undefined) return []
  const [shown] = shownProjects([project], 'interest-only')
  const left = new Set(placedTexts(shown).map(({ text }) => text))
  return placedTexts(project)
    .filter(({ text }) => left.has(text))
    .flatMap(({ at, text }) => {
      const offer = amountsIn(text)[0]?.text ?? BOOKING.exec(text)?.[0]
      if (offer === undefined) return []
      return [
        {
          at,
          text: `the text says “${offer}”: without a RERA number the page may name no price and take no bookings`,
        },
      ]
    })
}
