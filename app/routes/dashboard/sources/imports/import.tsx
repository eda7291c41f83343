import { Link, useLocation } from 'react-router'

import { useFreshPage } from '#app/leads/live/use-fresh.ts'
import { postedFields } from '#app/lib/http/posted-text.ts'
import { answerImport } from '#app/sources/files/answer-import.server.ts'
import { ColumnForm } from '#app/sources/files/column-form.tsx'
import { importView, readDraft, readResult } from '#app/sources/files/import-page.server.ts'
import { ImportProgress, ImportResult, SoFar } from '#app/sources/files/import-result.tsx'
import { findImport } from '#app/sources/files/import-store.server.ts'
import style from '#app/routes/dashboard/sources/sources.css?url'
import { refuseAgents } from '#app/staff/access/require-owner.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { importTexts as texts } from '#app/strings/en/sources/files.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import scaleStyle from '#app/ui/navigation/step-scale.css?url'
import { StepScale } from '#app/ui/navigation/step-scale.tsx'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/import.ts'
import importStyle from './imports.css?url'

export const links: Route.LinksFunction = () =>
  [style, importStyle, scaleStyle].map((href) => ({ rel: 'stylesheet', href }))

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.file.fileName ?? ''} | ${texts.title}` },
]

/** GET /dashboard/sources/imports/:import: its columns and a preview, its progress, or its result, for owners. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  refuseAgents(context.get(staffContext))
  const now = new Date()
  const file = await requireImport(params.import)
  const isPreviewed = url.searchParams.has('preview')
  const { searchParams } = url
  const result = Object.entries(texts.done).find(([name]) => name === searchParams.get('done'))
  const isPast = result?.[0] === 'started' && file.state !== 'running'
  return {
    file: importView(file, now),
    draft: file.state === 'draft' ? await readDraft(db, file, { now, isPreviewed }) : undefined,
    result: await readResult(db, file),
    message: isPast ? '' : (result?.[1] ?? ''),
  }
}

async function requireImport(id: string) {
  const file = await findImport(db, id)
  if (!file) throw new Response('Not Found', { status: 404 })
  return file
}

/** POST: the columns, the start, a stop or a revert; 422 for wrong input. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const by = context.get(staffContext)
  refuseAgents(by)
  const file = await requireImport(params.import)
  return answerImport(db, { file, field: await postedFields(request), by })
}

export default function Import({ loaderData, actionData }: Route.ComponentProps) {
  const { file, draft, result, message } = loaderData
  const step = draft ? (draft.preview ? 2 : 1) : 3
  const { key } = useLocation()
  useFreshPage('sources', draft !== undefined)
  return (
    <main id="main" className="dashboard sources">
      <p>
        <Link className="link" to="/dashboard/sources/imports">
          {texts.title}
        </Link>
      </p>
      <StepScale label={texts.stepsLabel} steps={texts.steps} current={step} />
      <div className="dashboard-title">
        <h1>{draft ? texts.choose : texts.states[file.state]}</h1>
        <p className="caption">
          <bdi>{file.fileName}</bdi>, {file.about}
        </p>
      </div>
      <StatusMessage event={key} className="source-message">
        {actionData ? '' : message}
      </StatusMessage>
      {[file.failure, draft?.failure, draft?.same, draft?.remembered]
        .filter((text) => text !== undefined && text !== '')
        .map((text) => (
          <p key={text} className="source-notice">
            {text}
          </p>
        ))}
      {draft ? (
        <ColumnForm
          key={file.id}
          id={file.id}
          draft={draft}
          answer={actionData}
          rows={file.counts.rows}
        />
      ) : (
        <SoFar file={file} />
      )}
      {file.state === 'running' ? <ImportProgress file={file} /> : null}
      {result ? <ImportResult file={file} result={result} /> : null}
    </main>
  )
}
