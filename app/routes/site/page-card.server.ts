import { cities, projects } from '#app/catalogue.server.ts'
import { calculatorPath, calculators } from '#app/calculators/calculators.ts'
import { config } from '#app/config.server.ts'
import type { SocialCard } from '#app/pictures/card-job.ts'
import { cardAlt, cardName } from '#app/pictures/social-card.server.ts'
import { findProject, projectsInCity } from '#app/projects/catalogue.ts'
import { factCells } from '#app/projects/page/fact-cells.ts'
import { priceLabel } from '#app/projects/price-label.ts'
import { findSubPage, pageOfProject, type PageWords } from '#app/projects/sub-page.ts'
import { textPages } from '#content/pages/text-pages.ts'

const MOST_FACTS = 3
/** The picture of pages that have none of their own. */
const SITE_PICTURE = 'city-noida'
const HOME = { title: 'Property, seen in clear light.', picture: SITE_PICTURE }

/** Pages without a listing that have a card of their own: its title and its picture. */
const pages = new Map<string, { title: string; picture: string }>([
  ['/', HOME],
  ['/projects', { title: 'Projects', picture: projects[0]?.slug ?? SITE_PICTURE }],
  ['/connect', { title: 'Tell us what you are looking for.', picture: 'connect' }],
  ['/calculators', { title: 'Calculators', picture: 'help-investors' }],
  ...calculators.map(
    (one) => [calculatorPath(one), { title: one.name, picture: 'help-investors' }] as const,
  ),
  ...textPages.map(({ slug, title }) => [`/${slug}`, { title, picture: SITE_PICTURE }] as const),
  ...cities.map(({ slug, name, picture }) => {
    const first = projectsInCity(projects, slug)[0]
    const title = `${name} Real Estate Projects`
    return [`/city/${slug}`, { title, picture: first?.slug ?? picture }] as const
  }),
])

/** The card that shared links to a page show; the home page's where it has none. `path` is canonical. */
export function pageCard(path: string, origin: string): { url: string; alt: string } {
  const own = findCard(path)
  const card = own ?? { ...HOME, brand: config.BRAND }
  const name = cardName(own && path !== '/' ? path.slice(1).replaceAll('/', '.') : 'home', card)
  return { url: `${origin}/cards/${name}.jpg`, alt: cardAlt(card) }
}

/** The card of `/cards/<page>-<hash8>.jpg` and the hash it has now; undefined for an unknown page. */
export function cardOfPage(page: string): { name: string; card: SocialCard } | undefined {
  const card = findCard(page === 'home' ? '/' : `/${page.replaceAll('.', '/')}`)
  return card && { name: cardName(page, card), card }
}

function findCard(path: string): SocialCard | undefined {
  const page = pages.get(path)
  if (page) return { ...page, brand: config.BRAND }
  const [slug = '', space, more] = path.slice(1).split('/')
  const project = more === undefined ? findProject(projects, slug) : undefined
  if (!project) return undefined
  const listing = space === undefined ? pageOfProject(project) : findSubPage(project, space)
  return listing && listingCard(listing)
}

function listingCard(page: PageWords): SocialCard {
  const facts = factCells(page).filter(({ isTerm }) => isTerm !== true)
  return {
    title: page.name,
    place: page.parent ? `${page.parent.name}, ${page.location}` : page.location,
    picture: page.picture,
    brand: config.BRAND,
    facts: facts.slice(0, MOST_FACTS).map(({ figure, unit, label }) => ({
      label,
      figure: unit ? `${figure} ${unit}` : figure,
    })),
    price: page.isInterestOnly ? undefined : priceLabel(page).text,
  }
}
