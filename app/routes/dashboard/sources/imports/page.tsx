import { data, Form, Link, redirect, useLocation } from 'react-router'

import { useFreshPage } from '#app/leads/live/use-fresh.ts'
import { projects } from '#app/projects/catalogue/current-catalogue.server.ts'
import { listImportViews, type ImportView } from '#app/sources/files/import-page.server.ts'
import { MAX_FILE_MB, readSentFile } from '#app/sources/files/read-sent-file.server.ts'
import { doneMessage } from '#app/sources/page/done-message.ts'
import { listFileProjects } from '#app/sources/page/list-source-projects.server.ts'
import { SourceProjects } from '#app/sources/page/source-projects.tsx'
import { MAX_ROWS, takeFile } from '#app/sources/files/take-file.server.ts'
import style from '#app/routes/dashboard/sources/sources.css?url'
import { refuseAgents, requireOwnerNow } from '#app/staff/access/require-owner.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { importTexts as texts } from '#app/strings/en/sources/files.ts'
import { sourcePageTexts } from '#app/strings/en/sources/sources.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/page.ts'
import importStyle from './imports.css?url'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: style },
  { rel: 'stylesheet', href: importStyle },
]

export const meta: Route.MetaFunction = () => [{ title: texts.title }]

/** GET /dashboard/sources/imports: the upload and the last imports, for owners. */
export async function loader({ context, url }: Route.LoaderArgs) {
  refuseAgents(context.get(staffContext))
  const now = new Date()
  const [imports, files] = await Promise.all([listImportViews(db, now), listFileProjects(db, now)])
  const offered = projects().map(({ id, name }) => ({ id, name }))
  const message = doneMessage(url)
  return { imports, files, offered, message, hint: texts.fileHint(MAX_ROWS, MAX_FILE_MB) }
}

/** POST: the spreadsheet `file` becomes an import that has not begun; 422 or more with the reason. */
export async function action({ request, context }: Route.ActionArgs) {
  const by = context.get(staffContext)
  refuseAgents(by)
  const sent = await readSentFile(request)
  if ('why' in sent) return data({ error: sent.why }, { status: sent.status })
  // The upload may have taken minutes.
  await requireOwnerNow(db, by)
  const taken = await takeFile(db, sent, by)
  if (!taken.ok) return data({ error: taken.why }, { status: 422 })
  return redirect(`/dashboard/sources/imports/${taken.id}?preview=yes`)
}

export default function Imports({ loaderData, actionData }: Route.ComponentProps) {
  const { imports, files, offered, message, hint } = loaderData
  const { key } = useLocation()
  useFreshPage('sources')
  return (
    <main id="main" className="dashboard sources">
      <p>
        <Link className="link" to="/dashboard/sources">
          {sourcePageTexts.back}
        </Link>
      </p>
      <h1>{texts.title}</h1>
      <StatusMessage event={key} className="source-message">
        {message}
      </StatusMessage>
      <p>{texts.note}</p>
      <Form method="post" encType="multipart/form-data" reloadDocument>
        <Field id="import-file" label={texts.file} hint={hint} error={actionData?.error}>
          {(aria) => <input {...aria} name="file" type="file" accept=".xlsx,.csv,.tsv,.txt" />}
        </Field>
        <button className="button form-submit">{texts.upload}</button>
      </Form>
      <section aria-labelledby="imports">
        <h2 id="imports">{texts.earlier}</h2>
        {imports.length === 0 ? <p>{texts.none}</p> : <ImportTable imports={imports} />}
      </section>
      {files && <SourceProjects id={files.id} names={files.names} offered={offered} />}
    </main>
  )
}

function ImportTable({ imports }: { imports: readonly ImportView[] }) {
  const { file, time, state, result } = texts.columns
  return (
    <table className="import-table import-list">
      <caption className="visually-hidden">{texts.earlier}</caption>
      <thead>
        <tr>
          <th scope="col">{file}</th>
          <th scope="col">{time}</th>
          <th scope="col">{state}</th>
          <th scope="col">{result}</th>
        </tr>
      </thead>
      <tbody>
        {imports.map(({ id, fileName, at, shown, state: now, result: sum }) => (
          <tr key={id}>
            <th scope="row">
              <Link className="link" dir="auto" to={`/dashboard/sources/imports/${id}`}>
                {fileName}
              </Link>
            </th>
            <td>
              <time dateTime={at}>{shown}</time>
            </td>
            <td>{texts.states[now]}</td>
            <td>{now === 'draft' ? '–' : sum}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
