import { data } from 'react-router'

import { cities, projects } from '#app/catalogue.server.ts'
import { config } from '#app/config.server.ts'
import { db } from '#app/db.server.ts'
import { clientAddressContext, reportErrorContext } from '#app/request-context.ts'
import { captureForm } from '#app/leads/capture/capture-form.server.ts'
import { formAnswer } from '#app/leads/capture/form-answer.ts'
import { EnquiryPanel } from '#app/leads/enquiry/enquiry-panel.tsx'
import type { FormOutcome } from '#app/leads/enquiry/form-outcome.ts'
import { breadcrumbList, JsonLd } from '#app/lib/json-ld.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import { pageAddress, pageOf } from '#app/lib/page-of.ts'
import { canonicalPath, siteOrigin } from '#app/lib/site-origin.ts'
import { impressionNote } from '#app/pictures/impression-note.ts'
import { pictureFacts } from '#app/pictures/manifest.server.ts'
import { Picture, type PictureFacts } from '#app/pictures/picture.tsx'
import { cardOf } from '#app/projects/cards.server.ts'
import { isCityWord, projectsInCity } from '#app/projects/catalogue.ts'
import { cityName } from '#app/projects/cities.ts'
import { PAGE_SIZE, ProjectGrid } from '#app/projects/project-grid.tsx'
import { cardList } from '#app/projects/project-json-ld.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { PageSteps } from '#app/ui/page-steps.tsx'

import type { Route } from './+types/city'
import { BESIDE_FORM, NOT_BESIDE_FORM } from './beside-form.ts'
import style from './list.css?url'
import { homeData } from './home/home-data.ts'
import { homeMeta, HomeScreen } from './home/home-screen.tsx'
import homeStyle from './home/home.css?url'
import { pageCard } from './page-card.server.ts'

const TITLE = 'Luxury Flats, Builder Floors & Villas in Delhi, Mumbai & Goa'
const DESCRIPTION =
  'Verified listings from top builders in Noida, Gurugram, Mumbai, Indore and Goa, with 0% brokerage. Compare projects and book a site visit.'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

/** A word that cannot name a city shows the home screen, as any unknown path (DECISIONS, Routes). */
export function loader({ params, url }: Route.LoaderArgs) {
  if (!isCityWord(params.city)) return data({ home: homeData() }, { status: 404 })
  return data({ home: undefined, ...cityData(params.city, url) })
}

function cityData(word: string, url: URL) {
  const origin = siteOrigin(config.PUBLIC_URL)
  const found = projectsInCity(projects, word)
  const { items, ...page } = pageOf(found, url.searchParams.get('page'), PAGE_SIZE)
  const tile = cities().find(({ slug }) => slug === word.toLowerCase())
  return {
    city: cityName(word, cities()),
    count: found.length,
    cards: items.map(cardOf),
    page: { ...page, to: canonicalPath(url) },
    picture: tile && found.length === 0 ? pictureFacts(tile.picture) : undefined,
    card: pageCard(canonicalPath(url), origin),
    path: canonicalPath(url),
    origin,
    brand: config.BRAND,
  }
}

/** The answer to the form of a city without a project, posted without script. */
export async function action({ request, context }: Route.ActionArgs) {
  const outcome = await captureForm(db, request, {
    address: context.get(clientAddressContext),
    report: context.get(reportErrorContext),
  })
  return formAnswer(outcome)
}

export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  if (loaderData.home) return homeMeta(matches[0].loaderData, false)
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
  if (loaderData.home)
    return (
      <>
        <link rel="stylesheet" href={homeStyle} precedence="default" />
        <HomeScreen data={loaderData.home} />
      </>
    )
  return <CityPage shown={loaderData} answer={actionData} />
}

type CityPageProps = { shown: ReturnType<typeof cityData>; answer: FormOutcome | undefined }

function CityPage({ shown, answer }: CityPageProps) {
  const { city, count, cards, page, picture, origin, path } = shown
  const crumbs = [{ name: 'Home', to: '/' }, { name: 'Projects', to: '/projects' }, { name: city }]
  return (
    <div className="wrap">
      <div className="page">
        <Breadcrumb crumbs={crumbs} />
        <h1>{city} Real Estate Projects</h1>
        <p>Explore premium properties and investment opportunities in {city}.</p>
      </div>
      {cards.length > 0 ? (
        <>
          <div className="results">
            <p>
              <b>{count}</b> {count === 1 ? 'project' : 'projects'} in {city}
              {page.pages > 1 ? `, page ${page.page} of ${page.pages}` : null}
            </p>
          </div>
          <h2 className="visually-hidden">Projects in {city}</h2>
          <ProjectGrid projects={cards} columns="city" />
          <PageSteps {...page} />
        </>
      ) : (
        <ComingSoon city={city} picture={picture} path={path} answer={answer} />
      )}
      <JsonLd data={breadcrumbList(origin, path, crumbs)} />
      {cards.length > 0 ? <JsonLd data={cardList(cards, origin, page.before)} /> : null}
    </div>
  )
}

type ComingSoonProps = {
  city: string
  picture: PictureFacts | undefined
  path: string
  answer: FormOutcome | undefined
}

function ComingSoon({ city, picture, path, answer }: ComingSoonProps) {
  const note = picture && impressionNote([picture])
  return (
    <div className="city-none">
      <div>
        <div className="empty empty--city">
          <h2>Coming Soon</h2>
          <p>No project in {city} is listed yet. Tell us what you are looking for there.</p>
        </div>
        {picture ? (
          <figure className="visit-picture city-picture">
            <Picture
              picture={picture}
              places={BESIDE_FORM}
              hiddenWhile={NOT_BESIDE_FORM}
              load="first"
            />
            {note ? <figcaption className="caption">{note}</figcaption> : null}
          </figure>
        ) : null}
      </div>
      <EnquiryPanel
        id="enquire"
        heading={`Tell me when something opens in ${city}`}
        intro="All four fields are needed."
        location={city}
        action={path}
        answer={answer}
      />
    </div>
  )
}
