import { z } from 'zod'

import { searchCatalogue } from '#app/projects/catalogue/current-catalogue.server.ts'
import { LONGEST_TEXT, suggest } from '#app/projects/search/suggest.ts'

import type { Route } from './+types/suggestions'

const line = z.string().trim().min(1).max(LONGEST_TEXT)

/** `/suggestions.json?q=`: the same suggestions that a browser with the catalogue finds itself. */
export async function loader({ url }: Route.LoaderArgs) {
  const query = line.safeParse(url.searchParams.get('q'))
  if (!query.success) {
    const error = `q must be a line of 1 to ${LONGEST_TEXT} characters.`
    return Response.json({ error }, { status: 400, headers: { 'Cache-Control': 'no-store' } })
  }
  const suggestions = suggest(query.data, await searchCatalogue())
  // A new project may appear this late.
  return Response.json({ suggestions }, { headers: { 'Cache-Control': 'public, max-age=300' } })
}
