import type { RoadChoice } from '#app/editor/form/not-placed.tsx'
import { namedOnMap } from '#app/projects/catalogue/current-catalogue.server.ts'
import { textAt } from '#app/projects/publishing/edited-content.ts'
import { roadNames, roadOf } from '#app/projects/road-map/own-road.ts'
import { roadMap } from '#content/roads.ts'

import type { EditedProject } from './edited-project.server.ts'

export function roadChoice({
  content,
  published,
}: Pick<EditedProject, 'content' | 'published'>): RoadChoice {
  return {
    isMapped: published !== undefined && namedOnMap().has(published.slug),
    roads: roadNames(roadMap),
    likely: roadOf(textAt(content, 'location'), roadMap),
  }
}
