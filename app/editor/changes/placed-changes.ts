import type { PlacedChange } from '#app/editor/draft/draft-answer.ts'
import type { ProjectContent } from '#app/projects/model/project.ts'
import { placeOfFact } from '#app/projects/facts/fact-places.ts'
import { changedFacts } from '#app/projects/facts/project-facts.ts'

export function placedChanges(
  before: ProjectContent | undefined,
  after: ProjectContent,
): PlacedChange[] {
  return changedFacts(before, after).map((one) => ({ ...one, at: placeOfFact(one, after) }))
}
