import { unprintedFault } from '#app/lib/text/unprinted.ts'
import { placedTexts } from '#app/projects/fact-check/placed-texts.ts'
import type { ProjectContent } from '#app/projects/model/project.ts'

import type { ProjectFault } from './project-fault.ts'

export function unprintedTexts(project: ProjectContent): ProjectFault[] {
  return placedTexts(project).flatMap(({ at, text }) => {
    const fault = unprintedFault(text)
    return fault === undefined ? [] : [{ at, text: fault, isWarning: true }]
  })
}
