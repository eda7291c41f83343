import { productOf } from '#app/analytics/analytics-id.ts'
import { config } from '#app/config.server.ts'
import { breadcrumbList, JsonLd } from '#app/lib/json-ld.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import { canonicalPath, siteOrigin } from '#app/lib/site-origin.ts'
import { impressionNote, impressionTag, isMixed } from '#app/pictures/impression-note.ts'
import { pictureFacts } from '#app/pictures/manifest.server.ts'
import { Picture, type PictureFacts } from '#app/pictures/picture.tsx'
import type { Place } from '#app/pictures/shown-size.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import type { TextPage } from '#content/pages/text-page.ts'
import { textPages } from '#content/pages/text-pages.ts'

import type { Route } from './+types/text-page'
import style from './text.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

/** About and the legal pages; which one it is follows from the path. */
export function loader({ url }: Route.LoaderArgs) {
  const path = canonicalPath(url)
  const page = textPages.find(({ slug }) => slug === path.slice(1))
  if (!page) throw new Response('Not Found', { status: 404 })
  return {
    page: completed(page),
    pictures: picturesOf(page),
    path,
    origin: siteOrigin(config.PUBLIC_URL),
    brand: config.BRAND,
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { page, origin, path, brand } = loaderData
  return pageMeta({
    title: `${page.title} | ${brand}`,
    description: page.description,
    url: `${origin}${path}`,
    image: matches[0].loaderData.card,
    brand,
  })
}

export default function TextPageRoute({ loaderData }: Route.ComponentProps) {
  const { page, pictures, origin, path } = loaderData
  const crumbs = [{ name: 'Home', to: '/' }, { name: page.title }]
  const sections = page.sections.map((section) => (
    <TextSection key={section.heading} section={section} pictures={pictures} />
  ))
  return (
    <div className="wrap">
      <div className="page">
        <Breadcrumb crumbs={crumbs} />
        <h1>{page.heading ?? page.title}</h1>
      </div>
      <div className="text">
        <p className="lede">{page.lede}</p>
        {page.numbered ? <ol className="text-numbered">{sections}</ol> : <ul>{sections}</ul>}
        {page.action ? (
          <a className="button" href={page.action.to}>
            {page.action.label}
          </a>
        ) : null}
      </div>
      <JsonLd data={breadcrumbList(origin, path, crumbs)} />
    </div>
  )
}

/**
 * The page with what the owner decides: how many days presses of links are kept, whether visits may be
 * measured, and the governing law; until that is named the terms show a marked blank.
 */
function completed(page: TextPage): TextPage {
  const law = config.GOVERNING_LAW
  const days = String(config.CONTACT_DAYS)
  const sections = page.sections.map(({ blank, measured, timed, ...section }) => {
    if (blank !== undefined && law !== undefined) return { ...section, paragraphs: [law] }
    const paragraphs = [
      ...(section.paragraphs ?? []),
      ...measuredWords(measured),
      ...(config.VITALS_SAMPLE > 0 ? (timed ?? []) : []),
    ].map((text) => text.replace('{CONTACT_DAYS}', days))
    return {
      ...section,
      ...(blank !== undefined && { blank }),
      ...(paragraphs.length > 0 && { paragraphs }),
    }
  })
  return { ...page, sections }
}

function measuredWords(words: readonly string[] = []): string[] {
  const id = config.ANALYTICS_ID
  return id === undefined ? [] : words.map((text) => text.replace('{ANALYTICS}', productOf(id)))
}

function picturesOf({ sections }: TextPage): Record<string, PictureFacts> {
  const slots = sections.flatMap(({ cards }) => cards ?? []).map(({ picture }) => picture)
  return Object.fromEntries(slots.map((slot) => [slot, pictureFacts(slot)]))
}

type TextSectionProps = {
  section: TextPage['sections'][number]
  pictures: Record<string, PictureFacts>
}

function TextSection({ section, pictures }: TextSectionProps) {
  const shown = Object.values(pictures)
  const note = isMixed(shown) ? undefined : impressionNote(shown)
  return (
    <li id={section.id}>
      <h2>{section.heading}</h2>
      {section.paragraphs?.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {section.blank ? (
        <p>
          <mark className="blank">{section.blank}</mark>
        </p>
      ) : null}
      {section.list ? (
        <ul className="ledger">
          {section.list.map(({ term, text }) => (
            <li key={term}>
              <b>{term}</b>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {section.cards ? (
        <>
          <ul className="services">
            {section.cards.map(({ picture, title, text }) => (
              <li key={title}>
                <ServicePicture picture={pictures[picture]} />
                {isMixed(shown) && pictures[picture]?.isImpression ? (
                  <p className="caption">{impressionTag(undefined)}</p>
                ) : null}
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          {note ? <p className="caption services-caption">{note}</p> : null}
        </>
      ) : null}
    </li>
  )
}

const SHAPE = 3 / 2
const PLACES: readonly Place[] = [
  { when: '(min-width: 97.5em)', width: '436px', shape: SHAPE },
  { when: '(min-width: 60em)', width: '28vw', shape: SHAPE },
  { when: '(min-width: 51em)', width: '360px', shape: SHAPE },
  { when: '(min-width: 40em)', width: '44vw', shape: SHAPE },
  { width: '90.5vw', shape: SHAPE },
]

function ServicePicture({ picture }: { picture: PictureFacts | undefined }) {
  if (!picture) return null
  return <Picture picture={picture} places={PLACES} />
}
