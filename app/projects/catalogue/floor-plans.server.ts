import { floorPlans } from '#app/media/slots/floor-plans.server.ts'
import { media } from '#app/media/storage/media.server.ts'

import { catalogueVersion, takePlans, wholeCatalogue } from './current-catalogue.server.ts'

let seen = ''
let key = '[]'

/** Gives each project the floor plans that are uploaded now; the result changes with them, for caches of pages. */
export function refreshPlans(): string {
  const version = `${media.current().version} ${catalogueVersion()}`
  if (version === seen) return key
  seen = version
  const plans = wholeCatalogue().map(({ id, slug }) => [id, floorPlans(slug)] as const)
  const known = plans.filter(([, list]) => list.length > 0)
  const next = JSON.stringify(known)
  if (next !== key) takePlans(new Map(known))
  key = next
  return key
}
