import { Link } from 'react-router'

import { projects } from '#app/catalogue.server.ts'
import { config } from '#app/config.server.ts'
import { EnquiryForm } from '#app/leads/enquiry/enquiry-form.tsx'
import { cardOf } from '#app/projects/cards.server.ts'
import { findProject } from '#app/projects/catalogue.ts'
import { ComparisonTable } from '#app/projects/shortlist/comparison-table.tsx'
import { compareProjects } from '#app/projects/shortlist/comparison.ts'
import { ShortlistGrid } from '#app/projects/shortlist/shortlist-grid.tsx'
import { hasOffers } from '#app/projects/interest-only.ts'
import {
  namesWithin,
  shortlistAddress,
  shortlistLimits,
  slugsIn,
} from '#app/projects/shortlist/shortlist.ts'
import { useShortlist } from '#app/projects/shortlist/use-shortlist.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { ShareButton } from '#app/ui/share-button.tsx'

import type { Route } from './+types/shortlist'

const CRUMBS = [{ name: 'Home', to: '/' }, { name: 'Shortlist' }]
const ASKS = ['RERA numbers', 'Site visits']
/** As much of the place of a lead as is kept. */
const LONGEST_LOCATION = 200

/** Which projects this device keeps is known in the browser only, so every card comes along. */
export function loader({ url }: Route.LoaderArgs) {
  const named = (name: 'list' | 'compare') =>
    slugsIn(url.searchParams, name).flatMap((slug) => findProject(projects, slug) ?? [])
  const compared = named('compare').slice(0, shortlistLimits.compared)
  return {
    cards: projects.map(cardOf),
    list: named('list').map(({ slug }) => slug),
    comparison: compareProjects(compared),
    asks: hasOffers(projects) ? ['Price lists', ...ASKS] : ASKS,
    brand: config.BRAND,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `Shortlist | ${loaderData?.brand ?? ''}` }]
}

export default function ShortlistPage({ loaderData }: Route.ComponentProps) {
  const { cards, list, comparison, asks } = loaderData
  const own = useShortlist()
  const isShared = list.length > 0
  const slugs = isShared ? list : own
  const shown = (slugs ?? []).flatMap((slug) => cards.find((card) => card.slug === slug) ?? [])
  const compared = comparison.projects.map(({ slug }) => slug)
  const asked = shown.length > 0 ? shown : comparison.projects
  const names = namesWithin(
    asked.map(({ name }) => name),
    LONGEST_LOCATION,
  )
  const shared = shortlistAddress({ list: shown.map(({ slug }) => slug), compare: compared })
  return (
    <div className="wrap">
      <ShortlistHead isShared={isShared} share={asked.length > 0 ? shared : undefined} />
      {shown.length > 0 ? (
        <>
          <h2 className="visually-hidden">Projects</h2>
          <ShortlistGrid key={compared.join()} cards={shown} list={list} compared={compared} />
        </>
      ) : null}
      {asked.length === 0 ? <Nothing isKnown={slugs !== undefined} /> : null}
      {compared.length > 0 ? (
        <section className="comparison-section">
          <h2 id="compare">Side by side</h2>
          <ComparisonTable
            comparison={comparison}
            without={(slug) =>
              shortlistAddress({ list, compare: compared.filter((one) => one !== slug) })
            }
          />
          <p className="note">
            Where a cell is empty, the listing does not say. Ask and we will send it.
          </p>
        </section>
      ) : null}
      {asked.length > 0 ? (
        <div className="shortlist-enquiry">
          <EnquiryForm
            id="enquire"
            heading={asked.length === 1 ? 'Ask about this project' : 'Ask about these projects'}
            intro={`This enquiry is about ${names}.`}
            location={names}
            asks={asks}
          />
        </div>
      ) : null}
    </div>
  )
}

function ShortlistHead({ isShared, share }: { isShared: boolean; share: string | undefined }) {
  return (
    <div className="page">
      <Breadcrumb crumbs={CRUMBS} />
      <h1>{isShared ? 'A shared shortlist' : 'Shortlist'}</h1>
      <p>
        {isShared
          ? 'A list that was sent to you. A heart keeps a project on your own.'
          : 'Projects you marked with a heart. The list stays on this device.'}
      </p>
      {share ? (
        <div className="listing-actions">
          <ShareButton title="Shortlist" path={share} />
          <a className="link" href="#enquire">
            Send this list with an enquiry
          </a>
          {isShared ? (
            <Link className="link" to="/shortlist">
              Your own shortlist
            </Link>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

/** Until the script runs nobody knows what is kept. */
function Nothing({ isKnown }: { isKnown: boolean }) {
  if (!isKnown) {
    return (
      <div className="empty empty--city shortlist-wait">
        <noscript>
          <h2>The shortlist needs JavaScript.</h2>
          <p>It is kept in your browser. Every project can be seen and asked about without it.</p>
          <a className="button button--line" href="/projects">
            See all projects
          </a>
        </noscript>
      </div>
    )
  }
  return (
    <div className="empty empty--city">
      <h2>Nothing is on your shortlist yet.</h2>
      <p>The heart on a project keeps it here, so that you can compare it and ask about it.</p>
      <Link className="button button--line" to="/projects">
        See all projects
      </Link>
    </div>
  )
}
