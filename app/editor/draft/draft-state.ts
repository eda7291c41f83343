import type { Content } from '#app/publishing/edited-content.ts'
import { placedChanges } from '#app/editor/changes/placed-changes.ts'
import { unsourced, type Sources } from '#app/projects/facts/project-facts.ts'
import { withoutFacts } from '#app/projects/facts/without-facts.ts'
import { differences } from '#app/publishing/difference.ts'
import { blockingFaults } from '#app/publishing/fault.ts'
import {
  placedFaults,
  parseProject,
  type PublishContext,
} from '#app/projects/publishing/project-faults.ts'

import type { DraftState } from './draft-answer.ts'

/** How a draft differs from what is published, and the faults that block publishing. */
export function draftState(
  content: Content,
  sources: Sources,
  context: PublishContext,
): DraftState {
  const { before } = context
  const { project, faults } = parseProject(content)
  const published = before && parseProject(before).project
  const changes = project ? placedChanges(published, project) : []
  const without = (facts: typeof changes) =>
    project && published && withoutFacts(project, published, facts)
  const left = unsourced(changes, sources)
  return {
    differences: differences(before, content),
    changes,
    isMore:
      project !== undefined &&
      published !== undefined &&
      differences(published, without(changes)).length > 0,
    faults: project ? placedFaults(project, context) : faults,
    isPartSound: left.length === 0 || isSound(without(left), context),
  }
}

function isSound(content: Content, context: PublishContext): boolean {
  const { project } = parseProject(content)
  return project !== undefined && blockingFaults(placedFaults(project, context)).length === 0
}
