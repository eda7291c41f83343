import { cities, projects } from '#app/catalogue.server.ts'
import { calculatorPath, calculatorsOf } from '#app/calculators/calculators.ts'
import { pictureFacts } from '#app/pictures/manifest.server.ts'
import { pictureAddress } from '#app/pictures/picture-address.ts'
import { hasOffers } from '#app/projects/interest-only.ts'
import { picturesOf } from '#app/projects/page/page-pictures.ts'
import { oldestCheck } from '#app/projects/provenance.ts'
import { findSubPage, pageOfProject } from '#app/projects/sub-page.ts'

/** A page that may be found: its path, the day its facts were checked (ISO) and its pictures' paths. */
export type SitePage = { path: string; checkedOn?: string; pictures?: string[] }

/** Every public page that may be found; a city without a project is not one of them. */
export function sitePages(): SitePage[] {
  const listedCities = cities.filter(({ count }) => count > 0)
  const listings = projects.flatMap((project) => [
    pageOfProject(project),
    ...(project.pages ?? []).flatMap(({ slug }) => findSubPage(project, slug) ?? []),
  ])
  return [
    { path: '/' },
    { path: '/projects' },
    ...listings.map((page) => ({
      path: page.path,
      checkedOn: oldestCheck(page).on,
      pictures: picturesOf(page).map((slot) => pictureAddress(pictureFacts(slot))),
    })),
    ...listedCities.map(({ slug }) => ({ path: `/city/${slug}` })),
    { path: '/calculators' },
    ...calculatorsOf(hasOffers(projects)).map((calculator) => ({
      path: calculatorPath(calculator),
    })),
    { path: '/connect' },
    { path: '/about' },
    { path: '/privacy-policy' },
    { path: '/terms' },
    { path: '/disclaimer' },
  ]
}
