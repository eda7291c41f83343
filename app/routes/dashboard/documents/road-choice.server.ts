import type { RoadChoice } from '#app/editor/form/not-placed.tsx'
import { everPublished, namedOnMap } from '#app/projects/catalogue/current-catalogue.server.ts'
import { textAt, type Content } from '#app/publishing/edited-content.ts'
import { roadNames, roadOf } from '#app/projects/road-map/own-road.ts'
import { roadMap } from '#content/roads.ts'

export function roadChoice(id: number, content: Content): RoadChoice {
  const published = everPublished(id)
  return {
    isMapped: published !== undefined && namedOnMap().has(published.slug),
    roads: roadNames(roadMap),
    likely: roadOf(textAt(content, 'location'), roadMap),
  }
}
