import { calculatorPath, calculatorsOf, type Calculator } from '#app/calculators/calculators.ts'
import { addresses, type ListedName } from '#app/config/addresses.ts'
import { currentPage, cachedPerPublication } from '#app/pages/current-pages.server.ts'
import {
  cities,
  findProject,
  perCatalogue,
  projects,
  catalogueHasOffers,
} from '#app/projects/catalogue/current-catalogue.server.ts'
import type { Project } from '#app/projects/model/project.ts'
import { findSubPage, pageOfProject, type PageContent } from '#app/projects/model/sub-page.ts'

import { checkedProject } from './project/checked-project.server.ts'

export type SitePage = {
  path: string
  /** True without content, so that search engines skip it. */
  isEmpty?: boolean
} & ({ project: PageContent } | { title: string; picture: string })

const SITE_PICTURE = 'city-noida'

const pagesOf: Record<Exclude<ListedName, 'listing' | 'space'>, () => SitePage[]> = {
  home: () => [page('home', currentPage('home').cardTitle, SITE_PICTURE)],
  projects: () => [page('projects', 'Projects', projects()[0]?.slug ?? SITE_PICTURE)],
  city: () =>
    cities().map(({ slug, name, picture, count, lead }) => ({
      path: addresses.city.path.replace(':city', slug),
      title: `${name} Real Estate Projects`,
      picture: lead ?? picture,
      isEmpty: count === 0,
    })),
  calculators: () => [page('calculators', 'Calculators', 'help-investors')],
  emi: () => calculator('emi'),
  paymentPlan: () => calculator('payment-plan'),
  connect: () => [page('connect', 'Tell us what you are looking for.', 'connect')],
  about: () => [page('about', currentPage('about').title, SITE_PICTURE)],
  howWeCheck: () => [
    page('howWeCheck', currentPage('how-we-check').title, checkedProject()?.slug ?? SITE_PICTURE),
  ],
  nri: () => [page('nri', currentPage('nri').title, 'help-nri')],
  changes: () => [page('changes', 'What changed', SITE_PICTURE)],
  privacyPolicy: () => [page('privacyPolicy', currentPage('privacy-policy').title, SITE_PICTURE)],
  privacyNotice: () => [page('privacyNotice', 'Privacy notice', SITE_PICTURE)],
  privacyRights: () => [page('privacyRights', 'Your rights over your data', SITE_PICTURE)],
  terms: () => [page('terms', currentPage('terms').title, SITE_PICTURE)],
  disclaimer: () => [page('disclaimer', currentPage('disclaimer').title, SITE_PICTURE)],
}

/** Every page for search engines, and cities without projects; made lazily. */
export function* sitePages(): Generator<SitePage> {
  const [home, list, ...others] = fixedPages()().values()
  if (home) yield home
  if (list) yield list
  for (const project of projects()) yield listed(pageOfProject(project))
  for (const project of projects()) yield* spacesOf(project)
  yield* others
}

const fixedPages = perCatalogue(() =>
  cachedPerPublication(
    () => new Map(Object.values(pagesOf).flatMap((pages) => pages().map((one) => [one.path, one]))),
  ),
)

/** Pages whose HTML contains most of what other pages repeat: the full list, and the richest project. */
export const typicalPages = perCatalogue((): readonly string[] => {
  const richest = projects().find(hasFullContent) ?? projects()[0]
  return [addresses.projects.path, ...(richest ? [listed(pageOfProject(richest)).path] : [])]
})

function hasFullContent({ slideshow, sections }: Project): boolean {
  return slideshow !== undefined && sections.some(({ kind }) => kind === 'units')
}

/** Expects a canonical path. */
export function findSitePage(path: string): SitePage | undefined {
  const fixed = fixedPages()().get(path)
  if (fixed) return fixed
  const [slug = '', ...space] = path.slice(1).split('/')
  const project = findProject(slug)
  if (!project) return undefined
  const found = space.length > 0 ? findSubPage(project, space.join('/')) : pageOfProject(project)
  return found && listed(found)
}

export function isPage(path: string): boolean {
  return findSitePage(path) !== undefined
}

function spacesOf(project: Project): SitePage[] {
  const { pages = [] } = project
  return pages.flatMap(({ slug }) => findSubPage(project, slug) ?? []).map(listed)
}

function page(name: ListedName, title: string, picture: string): SitePage {
  return { path: addresses[name].path, title, picture }
}

function listed(project: PageContent): SitePage {
  return { path: project.path, project }
}

function calculator(slug: Calculator['slug']): SitePage[] {
  return calculatorsOf(catalogueHasOffers())
    .filter((one) => one.slug === slug)
    .map((one) => ({ path: calculatorPath(one), title: one.name, picture: 'help-investors' }))
}
