import { data } from 'react-router'

import { config } from '#app/config/config.server.ts'
import { dateTimeText } from '#app/editor/publish/day-texts.ts'
import { shownProjects } from '#app/projects/model/interest-only.ts'
import { pageOfProject } from '#app/projects/model/sub-page.ts'
import { findLinkedProject } from '#app/projects/publishing/linked-project.server.ts'
import { ProjectView } from '#app/routes/public/project/project-view.tsx'
import { projectPageProps } from '#app/routes/public/project/project-page.server.ts'
import { db } from '#db/client.server.ts'

import { LINKED_HEADERS, LinkedNote, linkedMeta, LinkOver } from './linked-page.tsx'
import type { Route } from './+types/linked-project'

/** GET /preview/:token: a version of a project behind a link, valid for a day. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const found = await findLinkedProject(db, params.token)
  const [project] = found ? shownProjects([found.project], config.UNREGISTERED_PROJECTS) : []
  const { BRAND: brand } = config
  if (!found || !project)
    return data({ brand, preview: null }, { status: 404, headers: LINKED_HEADERS })
  const pageProps = projectPageProps(pageOfProject(project), url.searchParams)
  const preview = { pageProps: pageProps, until: dateTimeText(found.until) }
  return data({ brand, preview }, { headers: LINKED_HEADERS })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? linkedMeta(loaderData.brand, loaderData.preview?.pageProps.page.name) : []
}

export default function LinkedProject({ loaderData: { preview } }: Route.ComponentProps) {
  if (!preview) return <LinkOver />
  return (
    <>
      <LinkedNote until={preview.until} />
      <ProjectView {...preview.pageProps} />
    </>
  )
}
