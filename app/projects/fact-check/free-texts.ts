import type { ProjectContent } from '#app/projects/fact-check/figures/project-content.ts'
import { factSlots } from '#app/projects/facts/fact-slots.ts'

import { placedTexts, type PlacedText } from './placed-texts.ts'

export function freeTexts(project: ProjectContent): PlacedText[] {
  const facts = new Set(
    factSlots(project)
      .filter(({ value }) => value !== '')
      .map(({ at }) => at.join(' ')),
  )
  return placedTexts(project).filter(
    ({ at }) => !facts.has(at.join(' ')) && !facts.has(at.slice(0, -1).join(' ')),
  )
}
