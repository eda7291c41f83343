import { visitsTexts } from '#app/desk-texts/en/visits.ts'
import { staffContext } from '#app/staff/session.server.ts'

import type { Route } from './+types/page.ts'
import { loadVisits } from './load-visits.server.ts'
import { VisitsView } from './visits-view.tsx'
import style from './visits.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: visitsTexts.title }]

/** GET /dashboard/visits: the day's visits as a calendar. */
export function loader({ url, context }: Route.LoaderArgs) {
  return loadVisits(url, context.get(staffContext))
}

/** While the page only looks again, a lost connection does not take the day away. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    shown = { address: request.url, loaded: await serverLoader() }
    return shown.loaded
  } catch (error) {
    if (error instanceof Response || shown?.address !== request.url) throw error
    return shown.loaded
  }
}

let shown: { address: string; loaded: Awaited<ReturnType<typeof loader>> } | undefined

export default VisitsView
