import { Outlet, useLocation, useMatches, useRouteLoaderData } from 'react-router'

import { productOf } from '#app/analytics/analytics-id.ts'
import { ConsentQuestion } from '#app/analytics/consent-question.tsx'
import { projects } from '#app/catalogue.server.ts'
import { config } from '#app/config.server.ts'
import { canonicalPath } from '#app/lib/site-origin.ts'
import { menuGroups, ofSlugs } from '#app/projects/catalogue.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import { ChatButton } from '#app/ui/chat-button.tsx'
import { isPageKind, type PageKind } from '#app/vitals/page-kinds.ts'
import { shownFirst } from '#content/shown-first.ts'

import type { Route } from './+types/layout'
import style from '#app/ui/frame.css?url'
import { chatAddress } from './chat.ts'
import { pageProject } from '#app/routes/site/listing/page-project.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

const LOGIN = '/admin'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export function loader({ url }: Route.LoaderArgs) {
  const groups = menuGroups(projects).map((group) => ({
    name: group.name,
    glyph: group.glyph,
    projects: group.projects.map(({ slug, name, location }) => ({ slug, name, location })),
  }))
  const footer = ofSlugs(projects, shownFirst.footer).map(({ slug, name }) => ({ slug, name }))
  // The staff side is never measured, nor is its login.
  const id = canonicalPath(url) === LOGIN ? undefined : config.ANALYTICS_ID
  return {
    groups,
    footer,
    sample: config.VITALS_SAMPLE,
    ...(id !== undefined && { analytics: { id, product: productOf(id) } }),
  }
}

/** Header, page, footer and the floating chat button of every public page (SPEC section 2, Layout). */
export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const { pathname } = useLocation()
  const listed = loaderData.groups.flatMap((group) => group.projects)
  const project = pageProject(listed, pathname)
  const kind = pageKindOf(useMatches().at(-1)?.id)
  const { analytics, sample } = loaderData
  if (!root) return <Outlet />
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      {analytics ? <ConsentQuestion product={analytics.product} /> : null}
      <SiteHeader site={root.site} groups={loaderData.groups} about={project?.name} />
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
