import type { ProjectContent } from '#app/projects/fact-check/figures/project-content.ts'
import { quotedIn, type ProjectFault } from '#app/projects/publishing/project-fault.ts'

import { sentencesOfFields, withAsides } from './exceptions.ts'

/** Limits full checks of a project; beyond it the first sentence is offered. */
const MAX_ATTEMPTS = 12

/** Adds to each fault the sentence that resolves it when marked; `readAgain` checks the project with that mark. */
export function withSentences(
  faults: readonly ProjectFault[],
  project: ProjectContent,
  readAgain: (project: ProjectContent) => readonly ProjectFault[],
): ProjectFault[] {
  const sentences = sentencesOfFields(project)
  const meant = faults.map(({ at, text }) => sentences(quotedIn(text), at))
  if (meant.every(({ length }) => length === 0)) return [...faults]
  const leftWith = (marked: readonly string[]) =>
    new Set(readAgain(withAsides(project, marked)).map(keyOf))
  const left = leftWith(meant.flat())
  let attemptsLeft = MAX_ATTEMPTS
  return faults.map((fault, index) => {
    const [first, ...others] = meant[index] ?? []
    if (first === undefined || left.has(keyOf(fault))) return fault
    const aside = [first, ...others].find(
      (one) => others.length > 0 && (attemptsLeft -= 1) >= 0 && !leftWith([one]).has(keyOf(fault)),
    )
    return { ...fault, aside: aside ?? first }
  })
}

function keyOf({ at, text }: ProjectFault): string {
  return JSON.stringify([text, ...at])
}
