import type { APIRequestContext } from '@playwright/test'

import { cities, projects } from '#test/listed.ts'

import { addresses } from '../app/addresses.ts'

/** Every public page that stands at an address of its own: the sitemap's, cities without a listing, the shortlist, and a visit, one being like another. */
export async function publicPaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  )
  return [
    ...new Set([
      ...found,
      ...cities.map(({ slug }) => addresses.city.path.replace(':city', slug)),
      addresses.shortlist.path,
      addresses.visit.path.replace(':project', projects[0]?.slug ?? ''),
    ]),
  ]
}
