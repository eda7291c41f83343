import { addresses } from '#app/config/addresses.ts'
import { cities, projects } from '#test/helpers/listed.ts'

/** Every public page that stands at an address of its own: the sitemap's, cities without a project, the assured return, the shortlist, and a visit, one being like another. */
export function publicPaths(sitemap: string): string[] {
  const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  )
  return [
    ...new Set([
      ...found,
      ...cities.map(({ slug }) => addresses.city.path.replace(':city', slug)),
      addresses.assuredReturn.path,
      addresses.shortlist.path,
      addresses.visit.path.replace(':project', projects[0]?.slug ?? ''),
    ]),
  ]
}
