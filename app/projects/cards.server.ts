import { pictureFacts } from '#app/pictures/manifest.server.ts'

import { cardFacts } from './card-facts.ts'
import type { Project, ProjectCardFacts } from './project.ts'

/** What a project's card shows, with its picture. */
export function cardOf(project: Project): ProjectCardFacts {
  const { id, slug, name, location, type, price, revealPrice, isInterestOnly } = project
  const facts = cardFacts(project)
  return {
    id,
    slug,
    name,
    location,
    type,
    price,
    picture: pictureFacts(slug),
    ...(facts.length > 0 && { facts }),
    ...(revealPrice && { revealPrice }),
    ...(isInterestOnly && { isInterestOnly }),
  }
}
