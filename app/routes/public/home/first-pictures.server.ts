import { projects } from '#app/projects/catalogue/current-catalogue.server.ts'

import { homeData } from './home-data.ts'

/** The slots of the pictures that the home page and the lists show, in the order in which they are seen: made ahead before all others. */
export function firstPictureIds(): string[] {
  const { highlights, launches, cities, audiences } = homeData()
  const shown = [...highlights, ...launches, ...cities, ...audiences].map(
    ({ picture }) => picture.id,
  )
  return [...new Set([...shown, ...projects().map(({ slug }) => slug)])]
}
