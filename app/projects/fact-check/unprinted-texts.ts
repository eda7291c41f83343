import { unprintedFault } from '#app/lib/text/unprinted.ts'
import type { ProjectContent } from '#app/projects/fact-check/figures/project-content.ts'
import type { ProjectFault } from '#app/projects/publishing/project-fault.ts'

import { placedTexts } from './placed-texts.ts'

export function unprintedTexts(project: ProjectContent): ProjectFault[] {
  return placedTexts(project).flatMap(({ at, text }) => {
    const fault = unprintedFault(text)
    return fault === undefined ? [] : [{ at, text: fault, isAdvice: true }]
  })
}
