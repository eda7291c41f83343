import { factSlots } from '#app/projects/facts/fact-slots.ts'
import { isCalledAs, isSameValue } from '#app/projects/facts/called-as.ts'
import { plainText } from '#app/projects/facts/plain-text.ts'
import { changedFacts } from '#app/projects/facts/project-facts.ts'
import type { ProjectContent } from '#app/projects/model/project.ts'
import { valueAt } from '#app/projects/publishing/edited-content.ts'
import type { ProjectFault } from '#app/projects/publishing/project-fault.ts'

import { freeTexts, placedTexts } from './placed-texts.ts'

/** Texts, and rows with a fact's name, that still state the fact's former value. */
export function staleValueWarnings(
  before: ProjectContent,
  project: ProjectContent,
): ProjectFault[] {
  const slots = factSlots(project)
  const texts = freeTexts(project)
  return changedFacts(before, project).flatMap(({ fact, was, became }) => {
    const rows = slots.filter(({ part }) => isCalledAs(fact, part))
    const isOfAnother = slots.some((one) => !rows.includes(one) && isSameValue(one.value, was))
    if (!isSpecific(was) || isOfAnother || contains(became, was)) return []
    const named = rows.flatMap(({ at }) => placedTexts(valueAt(project, at), at))
    return [...texts, ...named]
      .filter(({ text }) => contains(text, was))
      .map(({ at }) => ({ at, text: `the text still says ${was}` }))
  })
}

/** `23` or `Ready` may be of anything. */
function isSpecific(value: string): boolean {
  return /\d/.test(value) ? /[^\d.,+\s]/.test(value) : value.split(' ').length > 2
}

function contains(text: string, value: string): boolean {
  const [all, part] = [plainText(text), plainText(value)]
  const at = all.indexOf(part)
  const [left, right] = [all.charAt(at - 1), all.charAt(at + part.length)]
  return at >= 0 && !/[\w.,]/.test(left) && !/\w/.test(right)
}
