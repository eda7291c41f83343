import { keepLastPage } from '#app/routes/dashboard/leads/keep-last-page.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'

import type { Route } from './+types/page.ts'
import { loadVisits } from './load-visits.server.ts'
import { VisitsView } from './visits-view.tsx'
import style from './visits.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: visitsTexts.title }]

export function loader({ url, context }: Route.LoaderArgs) {
  return loadVisits(url, context.get(staffContext))
}

export const clientLoader = keepLastPage<Awaited<ReturnType<typeof loader>>>()

export default function Visits({ loaderData }: Route.ComponentProps) {
  clientLoader.useShown(loaderData)
  return <VisitsView />
}
