import { data } from 'react-router'

import { pageMeta } from '#app/lib/http/page-meta.ts'
import { pageAddress } from '#app/lib/http/page-of.ts'
import { isCityTerm } from '#app/projects/catalogue/catalogue.ts'
import { answerForm } from '#app/routes/public/frame/answer-form.server.ts'
import { headersOfAnswer } from '#app/routes/public/frame/headers-of-answer.ts'
import { homeData } from '#app/routes/public/home/home-data.ts'
import { homeMeta, HomeScreen } from '#app/routes/public/home/home-screen.tsx'

import type { Route } from './+types/page'
import { cityData } from './city-data.ts'
import { CityScreen } from './city-screen.tsx'

const TITLE = 'Luxury Flats, Builder Floors & Villas in Delhi, Mumbai & Goa'
const DESCRIPTION =
  'Verified listings from top builders in Noida, Gurugram, Mumbai, Indore and Goa, with 0% brokerage. Compare projects and book a site visit.'

/** A word that cannot name a city shows the home screen, as any unknown path (docs/spec-decisions.md, Routes). */
export function loader({ params, url }: Route.LoaderArgs) {
  if (!isCityTerm(params.city)) return data({ home: homeData() }, { status: 404 })
  return data({ home: undefined, ...cityData(params.city, url) })
}

export function action(args: Route.ActionArgs) {
  return answerForm(args)
}

export const headers = headersOfAnswer

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  if (loaderData.home) return homeMeta(loaderData.home.pageTexts, matches[0].loaderData, false)
  const { origin, page, cards, card, brand } = loaderData
  return pageMeta({
    title: page.page === 1 ? TITLE : `${TITLE}, page ${page.page}`,
    description: DESCRIPTION,
    url: `${origin}${pageAddress(page.to, page.page)}`,
    image: card,
    brand,
    isIndexed: cards.length > 0,
  })
}

export default function CityRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.home) return <HomeScreen data={loaderData.home} />
  return <CityScreen data={loaderData} answer={actionData} />
}
