import { data } from 'react-router'

import { canonicalPath } from '#app/lib/http/site-origin.ts'
import { findProject } from '#app/projects/catalogue/current-catalogue.server.ts'
import { pageOfProject } from '#app/projects/model/sub-page.ts'

import { checkedFactsOf } from '#app/routes/public/changes/all-changes.server.ts'
import { answerProjectForm } from '#app/routes/public/frame/answer-form.server.ts'
import { headersOfAnswer } from '#app/routes/public/frame/headers-of-answer.ts'

import type { Route } from './+types/project'
import { findArchived } from './archived-project.server.ts'
import { ArchivedView } from './archived-view.tsx'
import { metaOfProject } from './project-meta.ts'
import { ProjectView } from './project-view.tsx'
import { projectPageProps } from './project-page.server.ts'

/** An unknown project does not reach this route (server/http/render-page.ts). */
export function loader({ url }: Route.LoaderArgs) {
  const slug = canonicalPath(url).slice(1)
  const project = findProject(slug)
  if (project)
    return data({
      pageProps: projectPageProps(
        pageOfProject(project, checkedFactsOf(project.id)),
        url.searchParams,
      ),
    })
  const archived = findArchived(slug)
  if (archived) return data({ archived }, { status: 410 })
  throw new Response('Not Found', { status: 404 })
}

export function action(args: Route.ActionArgs) {
  return answerProjectForm(args)
}

export const headers = headersOfAnswer

export function meta({ loaderData }: Route.MetaArgs) {
  return metaOfProject(loaderData)
}

export default function ProjectPage({ loaderData, actionData }: Route.ComponentProps) {
  if ('archived' in loaderData) return <ArchivedView project={loaderData.archived} />
  const { pageProps } = loaderData
  return <ProjectView {...pageProps} action={pageProps.page.path} answer={actionData} />
}
