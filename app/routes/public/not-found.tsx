import { data } from 'react-router'

import type { Route } from './+types/not-found'
import { homeData } from './home/home-data.ts'
import { HomeScreen, homeMeta } from './home/home-screen.tsx'

/** An unknown path shows the home screen (SPEC section 8), with 404 so that search engines do not index it twice. */
export function loader() {
  return data(homeData(), { status: 404 })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return homeMeta(loaderData.pageTexts, matches[0].loaderData, false)
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <p className="wrap not-found-note">
        We don’t have a page at this address. This is our home page.
      </p>
      <HomeScreen data={loaderData} />
    </>
  )
}
