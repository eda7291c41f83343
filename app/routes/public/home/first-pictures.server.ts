import { projects } from '#app/projects/catalogue/current-catalogue.server.ts'

import { homeData } from './home-data.ts'

/** Picture slots of the home page and the lists, in the order seen; the server makes these first. */
export function firstPictureIds(): string[] {
  const { highlights, launches, cities, audiences } = homeData()
  const ids = [...highlights, ...launches, ...cities, ...audiences].map(({ picture }) => picture.id)
  return [...new Set([...ids, ...projects().map(({ slug }) => slug)])]
}
