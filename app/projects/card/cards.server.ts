import { pictureFacts } from '#app/media/slots/manifest.server.ts'
import { sitePhotos } from '#app/media/slots/site-photos.server.ts'
import type { Project, ProjectCardFacts } from '#app/projects/model/project.ts'

import { cardFacts } from './card-facts.ts'

const MONTH = new Intl.DateTimeFormat('en-IN', { month: 'short', year: 'numeric', timeZone: 'UTC' })

const monthOf = (on: string): string => MONTH.format(new Date(on))

/** The latest site photo takes the place of an illustration. */
function cardPicture(slug: string): Pick<ProjectCardFacts, 'picture' | 'photoOf'> {
  const picture = pictureFacts(slug)
  const [latest] = picture.isImpression ? sitePhotos(slug) : []
  return latest ? { picture: latest.picture, photoOf: monthOf(latest.on) } : { picture }
}

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
    ...cardPicture(slug),
    ...(facts.length > 0 && { facts }),
    ...(revealPrice && { revealPrice }),
    ...(isInterestOnly && { isInterestOnly }),
  }
}
