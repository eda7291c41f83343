import { pictureFacts } from '#app/media/slots/manifest.server.ts'
import type { Project, ProjectCardFacts } from '#app/projects/model/project.ts'

import { cardFacts } from './card-facts.ts'

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
