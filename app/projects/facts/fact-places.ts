import type { ProjectContent } from '#app/projects/model/project.ts'
import type { FieldPath } from '#app/publishing/difference.ts'

import { foldedKey } from './fact-key.ts'
import { slotsByKey } from './fact-slots.ts'
import type { FactName } from './fact-names.ts'

/** The path of a fact's field, or of its whole row; undefined when the field is gone. */
export function placeOfFact(
  one: { fact: FactName; part: string },
  project: ProjectContent,
): FieldPath | undefined {
  const at = slotsByKey(project).get(foldedKey(one))?.at
  // While hidden, only `revealPrice` can change.
  const isHidden = one.fact === 'price' && one.part === '' && project.revealPrice !== undefined
  return isHidden ? ['revealPrice'] : at
}
