import { config } from '#app/config/config.server.ts'
import { pageMeta } from '#app/lib/http/page-meta.ts'
import { pageAddress, pageOf } from '#app/lib/http/page-of.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'
import { breadcrumbList, JsonLd } from '#app/lib/json/json-ld.tsx'
import { groupBy, sorted } from '#app/lib/lists.ts'
import { catalogueHasOffers, projects } from '#app/projects/catalogue/current-catalogue.server.ts'
import { groupChanges, type ChangeGroup } from '#app/projects/history/changes-together.ts'
import { ChangeLines } from '#app/projects/page/change-log.tsx'
import { checkedDay, checkText, oldestCheck } from '#app/projects/page/provenance.ts'
import { pageStepTexts } from '#app/routes/public/frame/page-step-texts.ts'
import { Sheet } from '#app/ui/document/sheet.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import { PageSteps } from '#app/ui/navigation/page-steps.tsx'

import type { Route } from './+types/page'
import sheet from './changes.css?url'
import { allChanges } from './all-changes.server.ts'

const PATH = '/changes'
const FEED = '/changes.atom'
const TITLE = 'What changed'
const CRUMBS = [{ name: 'Home', to: '/' }, { name: TITLE }]
const PAGE_SIZE = 50

export function loader({ url }: Route.LoaderArgs) {
  const { items, ...page } = pageOf(allChanges(), url.searchParams.get('page'), PAGE_SIZE)
  return {
    days: [...groupBy(groupChanges(items), ({ day }) => day)],
    checks: items.length === 0 ? lastChecks() : [],
    page: { ...page, to: PATH },
    facts: catalogueHasOffers()
      ? 'price, possession, RERA number, area and other figures'
      : 'possession, RERA number, area and other figures',
    origin: siteOrigin(config.PUBLIC_URL),
    brand: config.BRAND,
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { origin, page, facts, brand } = loaderData
  const title = page.page === 1 ? TITLE : `${TITLE}, page ${page.page}`
  return [
    ...pageMeta({
      title: `${title} | ${brand}`,
      description: `Every change to a project’s ${facts}, with date and source.`,
      url: `${origin}${pageAddress(PATH, page.page)}`,
      image: matches[0].loaderData.card,
      brand,
    }),
    ...(origin === ''
      ? []
      : [
          {
            tagName: 'link',
            rel: 'alternate',
            type: 'application/atom+xml',
            href: `${origin}${FEED}`,
            title: `${TITLE} | ${brand}`,
          },
        ]),
  ]
}

export default function ChangesPage({ loaderData }: Route.ComponentProps) {
  const { days, checks, page, facts, origin } = loaderData
  return (
    <div className="wrap">
      <Sheet href={sheet} />
      <div className="page">
        <Breadcrumb crumbs={CRUMBS} />
        <h1>{TITLE}</h1>
        <p>Every change to a project’s {facts}, with date and source.</p>
      </div>
      {days.map(([day, changes]) => (
        <Day key={day} day={day} changes={changes} />
      ))}
      {days.length === 0 ? <LastChecks checks={checks} /> : null}
      <PageSteps {...page} texts={pageStepTexts} />
      {origin === '' ? null : (
        <p className="changes-feed screen-only">
          <a className="link" href={FEED}>
            Follow the changes in a feed reader
          </a>
        </p>
      )}
      <JsonLd data={breadcrumbList(origin, PATH, CRUMBS)} />
    </div>
  )
}

type Link = { slug: string; name: string }

/** Projects by the text of their last check, the newest first. */
function lastChecks(): [string, Link[]][] {
  const checked = projects().map((project) => {
    const { slug, name } = project
    return { slug, name, check: oldestCheck(project) }
  })
  const newestFirst = sorted(checked, (one, other) => other.check.on.localeCompare(one.check.on))
  return [...groupBy(newestFirst, ({ check }) => checkText(check))]
}

/** Before the first change, what stands behind the figures. */
function LastChecks({ checks }: { checks: readonly [string, readonly Link[]][] }) {
  return (
    <section className="change-log change-day">
      <h2>Nothing has changed since our last checks</h2>
      <ul className="ledger">
        {checks.map(([text, links]) => (
          <li key={text}>
            <b>{text}</b>
            <p className="checked-projects">
              {links.map(({ slug, name }) => (
                <a key={slug} className="link" href={`/${slug}`}>
                  {name}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Day({ day, changes }: { day: string; changes: readonly ChangeGroup[] }) {
  const byProject = groupBy(changes, ({ project }) => project.id)
  return (
    <section className="change-log change-day">
      <h2>
        <time dateTime={day}>{checkedDay({ on: day })}</time>
      </h2>
      <ul className="ledger">
        {[...byProject.values()].map((together) => {
          const [first] = together
          return first ? (
            <li key={first.project.id}>
              <b>
                <a className="link" href={`/${first.project.slug}`}>
                  {first.project.name}
                </a>
              </b>
              <ChangeLines together={together} />
            </li>
          ) : null
        })}
      </ul>
    </section>
  )
}
