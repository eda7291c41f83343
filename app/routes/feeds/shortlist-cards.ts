import { cardOf } from '#app/projects/card/cards.server.ts'
import { listProjects } from '#app/projects/catalogue/current-catalogue.server.ts'
import { slugsIn } from '#app/projects/shortlist/shortlist.ts'

import type { Route } from './+types/shortlist-cards'

/** `/shortlist-cards.json?list=a,b`: the cards of a shortlist that only its device stores. */
export function loader({ url }: Route.LoaderArgs) {
  const cards = listProjects(slugsIn(url.searchParams, 'list'))
    .map(cardOf)
    // Without the right to offer prices the field is absent.
    .map(({ price, ...card }) => ({ ...card, ...(price !== '' && { price }) }))
  return Response.json({ cards }, { headers: { 'Cache-Control': 'no-cache' } })
}
