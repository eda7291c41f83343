import { matchPath, Outlet, useMatches, useRouteLoaderData } from 'react-router'

import { ConsentQuestion } from '#app/analytics/consent-question.tsx'
import { addresses } from '#app/config/addresses.ts'
import { productOf } from '#app/config/analytics-id.ts'
import { config } from '#app/config/config.server.ts'
import { DEFAULT_FIRST_SOURCE_DAYS } from '#app/config/usual-days.ts'
import { canonicalPath } from '#app/lib/http/site-origin.ts'
import { projectsInCity } from '#app/projects/catalogue/catalogue.ts'
import { findProject, projects } from '#app/projects/catalogue/current-catalogue.server.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import { pageProject } from '#app/projects/catalogue/page-project.ts'
import { isPageKind, type PageKind } from '#app/web-vitals/page-kinds.ts'

import type { Route } from './+types/layout'
import { frameData } from './frame.server.ts'
import { SiteFrame } from './site-frame.tsx'

const LOGIN = '/admin'

export function loader({ url }: Route.LoaderArgs) {
  const path = canonicalPath(url)
  const about = pageProject(findProject, path)
  // Dashboard and login are never measured.
  const id = path === LOGIN ? undefined : config.ANALYTICS_ID
  return {
    ...frameData(),
    ...(about && { about: { slug: about.slug, name: about.name } }),
    hasForm: about !== undefined || hasForm(path),
    sample: config.VITALS_SAMPLE,
    // The page carries only values that differ from the default.
    arrivalDays:
      config.FIRST_SOURCE_DAYS === DEFAULT_FIRST_SOURCE_DAYS ? undefined : config.FIRST_SOURCE_DAYS,
    ...(id !== undefined && {
      analytics: { id, product: productOf(id), days: config.ANALYTICS_DAYS },
    }),
  }
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const kind = pageKindOf(useMatches().at(-1)?.id)
  const { analytics, sample, arrivalDays, about: project } = loaderData
  if (!root) return <Outlet />
  return (
    <SiteFrame
      root={root}
      frame={loaderData}
      about={project?.name}
      hasForm={loaderData.hasForm}
      isMeasured={analytics !== undefined}
      before={analytics ? <ConsentQuestion product={analytics.product} /> : null}
      mainData={{
        'data-project': project?.slug,
        'data-analytics': analytics?.id,
        'data-page': kind,
        'data-sample': kind && sample,
        'data-arrival-days': arrivalDays,
        'data-answer-days': analytics?.days,
      }}
    >
      <Outlet />
    </SiteFrame>
  )
}

/** Of a page without a project; a city with few projects asks what else is wanted. */
function hasForm(path: string): boolean {
  const { city } = matchPath(addresses.city.path, path)?.params ?? {}
  return city === undefined
    ? path === addresses.connect.path
    : projectsInCity(projects(), city).length < 2
}

/** The kind of a route, by its id. */
function pageKindOf(id = ''): PageKind | undefined {
  const [name = ''] = id.split('/')
  return isPageKind(name) ? name : undefined
}
