import { calculatorPath, calculators, calculatorsOf } from '#app/calculators/calculators.ts'
import { addresses, addressNames } from '#app/config/addresses.ts'
import { listCities } from '#app/projects/catalogue/cities.ts'
import { hasOffers } from '#app/projects/model/interest-only.ts'
import type { Project } from '#app/projects/model/project.ts'
import { cityNames } from '#content/cities.ts'

/** The public paths of a site with these projects. */
export function sitePathsOf(projects: readonly Project[]): ReadonlySet<string> {
  const offered = calculatorsOf(hasOffers(projects)).map(calculatorPath)
  const unoffered = calculators.map(calculatorPath).filter((path) => !offered.includes(path))
  const fixed = addressNames
    .map((name) => addresses[name])
    .filter(({ frame, robots }) => frame === 'site' && robots === 'index')
    .map(({ path }): string => path)
    .filter((path) => !path.includes(':') && !unoffered.includes(path))
  const cities = listCities(projects, cityNames).map(({ slug }) =>
    addresses.city.path.replace(':city', slug),
  )
  const pages = projects.flatMap(({ slug, pages: below = [] }) => [
    `/${slug}`,
    ...below.map((page) => `/${slug}/${page.slug}`),
  ])
  return new Set([...fixed, ...cities, ...pages])
}
