import { Outlet, useMatches, useRouteLoaderData } from 'react-router'

import { productOf } from '#app/analytics/analytics-id.ts'
import { ConsentQuestion } from '#app/analytics/consent-question.tsx'
import { cities, findProject, listProjects, perCatalogue, projects } from '#app/catalogue.server.ts'
import { config } from '#app/config.server.ts'
import { canonicalPath } from '#app/lib/site-origin.ts'
import { shortMenu } from '#app/projects/short-menu.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import { ChatButton } from '#app/ui/chat-button.tsx'
import { isPageKind, type PageKind } from '#app/vitals/page-kinds.ts'
import { Sheet } from '#app/ui/sheet.tsx'
import { shownFirst } from '#content/shown-first.ts'

import type { Route } from './+types/layout'
import sheet from '#app/ui/frame.css?url'
import { chatAddress } from './chat.ts'
import { pageProject } from '#app/routes/site/listing/page-project.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

const LOGIN = '/admin'

const menu = perCatalogue(() =>
  shortMenu(projects(), { first: listProjects(shownFirst.highlights), cities: cities() }),
)

export function loader({ url }: Route.LoaderArgs) {
  const path = canonicalPath(url)
  const footer = listProjects(shownFirst.footer).map(({ slug, name }) => ({ slug, name }))
  const about = pageProject(findProject, path)
  // The staff side is never measured, nor is its login.
  const id = path === LOGIN ? undefined : config.ANALYTICS_ID
  return {
    menu: menu(),
    footer,
    ...(about && { about: { slug: about.slug, name: about.name } }),
    sample: config.VITALS_SAMPLE,
    ...(id !== undefined && { analytics: { id, product: productOf(id) } }),
  }
}

/** Header, page, footer and the floating chat button of every public page (SPEC section 2, Layout). */
export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const kind = pageKindOf(useMatches().at(-1)?.id)
  const { analytics, sample, about: project } = loaderData
  if (!root) return <Outlet />
  return (
    <>
      <Sheet href={sheet} />
      <a className="skip" href="#main">
        Skip to content
      </a>
      {analytics ? <ConsentQuestion product={analytics.product} /> : null}
      <SiteHeader site={root.site} menu={loaderData.menu} about={project?.name} />
      <main
        id="main"
        tabIndex={-1}
        data-project={project?.slug}
        data-analytics={analytics?.id}
        data-page={kind}
        data-sample={kind && sample}
      >
        <Outlet />
      </main>
      <SiteFooter
        site={root.site}
        projects={loaderData.footer}
        origin={root.origin}
        isMeasured={analytics !== undefined}
      />
      <ChatButton href={chatAddress(root.site.chatNumber, project?.name)} />
    </>
  )
}

/** The kind of a route, by its id: that of an address, or of one that is made for several projects. */
function pageKindOf(id = ''): PageKind | undefined {
  const [name = ''] = id.split('/')
  return isPageKind(name) ? name : undefined
}
