import { addresses, type ListedName } from '#app/addresses.ts'
import { cities, projects } from '#app/catalogue.server.ts'
import { calculatorPath, calculatorsOf, type Calculator } from '#app/calculators/calculators.ts'
import { projectsInCity } from '#app/projects/catalogue.ts'
import { hasOffers } from '#app/projects/interest-only.ts'
import { findSubPage, pageOfProject, type PageWords } from '#app/projects/sub-page.ts'
import { textPages } from '#content/pages/text-pages.ts'

/** A public page, and what the card of a link to it shows: its listing, or a title and a picture's slot. */
export type SitePage = {
  path: string
  /** True where there is nothing to find, so that no search engine is sent there. */
  isEmpty?: boolean
} & ({ listing: PageWords } | { title: string; picture: string })

/** The picture of pages that have none of their own. */
const SITE_PICTURE = 'city-noida'

/** The pages that each address stands for, with the catalogue as this deployment shows it. */
const pagesOf: Record<ListedName, () => SitePage[]> = {
  home: () => [page('home', 'Property, seen in clear light.', SITE_PICTURE)],
  projects: () => [page('projects', 'Projects', projects[0]?.slug ?? SITE_PICTURE)],
  listing: () => projects.map((project) => listed(pageOfProject(project))),
  space: () =>
    projects.flatMap((project) =>
      (project.pages ?? []).flatMap(({ slug }) => findSubPage(project, slug) ?? []).map(listed),
    ),
  city: () =>
    cities.map(({ slug, name, picture, count }) => ({
      path: addresses.city.path.replace(':city', slug),
      title: `${name} Real Estate Projects`,
      picture: projectsInCity(projects, slug)[0]?.slug ?? picture,
      isEmpty: count === 0,
    })),
  calculators: () => [page('calculators', 'Calculators', 'help-investors')],
  emi: () => calculator('emi'),
  paymentPlan: () => calculator('payment-plan'),
  assuredReturn: () => calculator('assured-return'),
  connect: () => [page('connect', 'Tell us what you are looking for.', 'connect')],
  about: () => text('about'),
  privacyPolicy: () => text('privacyPolicy'),
  terms: () => text('terms'),
  disclaimer: () => text('disclaimer'),
}

/** Every public page that search engines may list, and the cities where nothing is listed yet. */
export const sitePages: readonly SitePage[] = Object.values(pagesOf).flatMap((pages) => pages())

const [first, ...others] = projects
const mostSections =
  first &&
  others.reduce((most, one) => (one.sections.length > most.sections.length ? one : most), first)

/** A list and the listing with most sections: what other pages say stands in these, for the most part. */
export const typicalPages: readonly string[] = [
  ...pagesOf
    .city()
    .filter(({ isEmpty }) => isEmpty !== true)
    .slice(0, 1),
  ...(mostSections ? [listed(pageOfProject(mostSections))] : []),
].map(({ path }) => path)

const byPath = new Map(sitePages.map((one) => [one.path, one]))

/** The public page of a path, written as it should be. */
export function findSitePage(path: string): SitePage | undefined {
  return byPath.get(path)
}

function page(name: ListedName, title: string, picture: string): SitePage {
  return { path: addresses[name].path, title, picture }
}

function listed(listing: PageWords): SitePage {
  return { path: listing.path, listing }
}

function calculator(slug: Calculator['slug']): SitePage[] {
  return calculatorsOf(hasOffers(projects))
    .filter((one) => one.slug === slug)
    .map((one) => ({ path: calculatorPath(one), title: one.name, picture: 'help-investors' }))
}

function text(name: 'about' | 'privacyPolicy' | 'terms' | 'disclaimer'): SitePage[] {
  const { path } = addresses[name]
  const found = textPages.find(({ slug }) => `/${slug}` === path)
  if (!found) throw new Error(`content/pages has no page for the address ${path}.`)
  return [page(name, found.title, SITE_PICTURE)]
}
