import { pictureFacts } from '#app/pictures/manifest.server.ts'

import type { Project, ProjectCardFacts } from './project.ts'

/** What a project's card shows, with its picture. */
export function cardOf(project: Project): ProjectCardFacts {
  const { id, slug, name, location, type, price, revealPrice, isInterestOnly } = project
  return {
    id,
    slug,
    name,
    location,
    type,
    price,
    picture: pictureFacts(slug),
    ...(revealPrice && { revealPrice }),
    ...(isInterestOnly && { isInterestOnly }),
  }
}
