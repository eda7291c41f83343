import { config } from '#app/config/config.server.ts'
import type { SocialCard } from '#app/media/social-cards/card-job.ts'
import { cardAlt, cardName } from '#app/media/social-cards/social-card.server.ts'
import { priceLabel } from '#app/projects/model/price-label.ts'
import type { PageContent } from '#app/projects/model/sub-page.ts'
import { allCells, printedCell } from '#app/projects/page/fact-cells.ts'
import { findSitePage, type SitePage } from '#app/routes/public/site-pages.server.ts'

const MAX_FACTS = 3

/** The social card of a page, by default the home page's; `path` is canonical. */
export function pageCard(path: string, origin: string): { url: string; alt: string } {
  const own = cardOfPage(nameOf(path)) ?? cardOfPage(HOME)
  if (!own) throw new Error('The home page has no card.')
  return { url: `${origin}/cards/${own.name}.jpg`, alt: cardAlt(own.card) }
}

const HOME = 'home'

/** The card of `/cards/<page>-<hash8>.jpg` and its current hash; undefined for an unknown page. */
export function cardOfPage(name: string): { name: string; card: SocialCard } | undefined {
  const found = findSitePage(name === HOME ? '/' : `/${name.replaceAll('.', '/')}`)
  const card = found && cardOf(found)
  return card && { name: cardName(name, card), card }
}

function nameOf(path: string): string {
  return path === '/' ? HOME : path.slice(1).replaceAll('/', '.')
}

function cardOf(page: SitePage): SocialCard {
  if ('project' in page) return projectCard(page.project)
  return { title: page.title, picture: page.picture, brand: config.BRAND }
}

function projectCard(page: PageContent): SocialCard {
  const facts = allCells(page).filter(({ isTerm }) => isTerm !== true)
  return {
    title: page.name,
    place: page.parent ? `${page.parent.name}, ${page.location}` : page.location,
    picture: page.picture,
    brand: config.BRAND,
    facts: facts
      .slice(0, MAX_FACTS)
      .map(printedCell)
      .map(({ figure, unit, label }) => ({
        label,
        figure: unit ? `${figure} ${unit}` : figure,
      })),
    price: page.isInterestOnly ? undefined : priceLabel(page).text,
  }
}
