import { data } from 'react-router'

import { canonicalPath } from '#app/lib/http/site-origin.ts'
import { findProject } from '#app/projects/catalogue/current-catalogue.server.ts'
import { findSubPage, pageOfProject } from '#app/projects/model/sub-page.ts'

import { checkedFactsOf } from '#app/routes/public/changes/all-changes.server.ts'
import { answerProjectForm } from '#app/routes/public/frame/answer-form.server.ts'
import { headersOfAnswer } from '#app/routes/public/frame/headers-of-answer.ts'

import type { Route } from './+types/sub-page'
import { findArchived } from './archived-project.server.ts'
import { ArchivedView } from './archived-view.tsx'
import { metaOfProject } from './project-meta.ts'
import { ProjectView } from './project-view.tsx'
import { projectPageProps } from './project-page.server.ts'

/** An unknown sub-page shows the project with 404 (docs/spec-decisions.md, Routes); sub-pages of an archived project are gone. */
export function loader({ url }: Route.LoaderArgs) {
  const [slug = '', ...rest] = canonicalPath(url).slice(1).split('/')
  const project = findProject(slug)
  if (!project) {
    const archived = findArchived(slug)
    if (archived) return data({ archived }, { status: 410 })
    throw new Response('Not Found', { status: 404 })
  }
  const checked = checkedFactsOf(project.id)
  const found = findSubPage(project, rest.join('/'), checked)
  const pageProps = projectPageProps(found ?? pageOfProject(project, checked), url.searchParams)
  return data({ pageProps: pageProps, known: found !== undefined }, { status: found ? 200 : 404 })
}

export function action(args: Route.ActionArgs) {
  return answerProjectForm(args)
}

export const headers = headersOfAnswer

export function meta({ loaderData }: Route.MetaArgs) {
  return metaOfProject(loaderData)
}

export default function SubPage({ loaderData, actionData }: Route.ComponentProps) {
  if ('archived' in loaderData) return <ArchivedView project={loaderData.archived} />
  const { pageProps } = loaderData
  return <ProjectView {...pageProps} action={pageProps.page.path} answer={actionData} />
}
