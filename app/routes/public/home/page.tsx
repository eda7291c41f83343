import type { Route } from './+types/page'
import { homeData } from './home-data.ts'
import { HomeScreen, homeMeta } from './home-screen.tsx'

export const loader = homeData

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return homeMeta(loaderData.pageTexts, matches[0].loaderData)
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return <HomeScreen data={loaderData} />
}
