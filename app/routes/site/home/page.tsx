import type { Route } from './+types/page'
import style from './home.css?url'
import { homeData } from './home-data.ts'
import { HomeScreen, homeMeta } from './home-screen.tsx'

export const loader = homeData

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export function meta({ matches }: Route.MetaArgs) {
  return homeMeta(matches[0].loaderData)
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return <HomeScreen data={loaderData} />
}
