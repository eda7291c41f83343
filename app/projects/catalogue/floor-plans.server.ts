import { floorPlans } from '#app/media/slots/floor-plans.server.ts'

import { takePlans, wholeCatalogue } from './current-catalogue.server.ts'

let key = '[]'

/** Changes with the floor plans; a cache key for the pages that show whether there are some. */
export function plansKey(): string {
  return key
}

/** Gives each project the floor plans that are uploaded now. */
export function refreshPlans(): void {
  const plans = wholeCatalogue().map(({ id, slug }) => [id, floorPlans(slug)] as const)
  const known = plans.filter(([, list]) => list.length > 0)
  const next = JSON.stringify(known)
  if (next === key) return
  key = next
  takePlans(new Map(known))
}
