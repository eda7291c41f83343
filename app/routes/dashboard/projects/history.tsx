import { Link } from 'react-router'

import { RestoreBox } from '#app/editor/conflict/restore-notice.tsx'
import { VersionList } from '#app/editor/history/version-list.tsx'
import { postedFields } from '#app/lib/http/posted-text.ts'
import { fileCatalogue, storedFile } from '#app/projects/catalogue/current-catalogue.server.ts'
import { nameIn } from '#app/projects/publishing/edited-content.ts'
import { projectTables } from '#app/projects/publishing/project-schedules.server.ts'
import { findVersion, saveVersion } from '#app/projects/publishing/project-versions.server.ts'
import { restoreAnswer, restoredOn } from '#app/routes/dashboard/publishing/restore.server.ts'
import { shownHistory, versionIn } from '#app/routes/dashboard/publishing/shown-history.server.ts'
import { refuseWhoEditsNot } from '#app/staff/access/require-editor.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/history.ts'
import { findEdited } from './edited-project.server.ts'
import style from './projects.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: texts.history }]

export async function loader({ request, params, context }: Route.LoaderArgs) {
  refuseWhoEditsNot(context.get(staffContext))
  const { id, content, version } = await findEdited(db, params.project)
  const file = fileCatalogue().find((project) => project.id === id)
  return {
    id,
    name: nameIn(content),
    hasFile: file !== undefined,
    newest: version,
    history: await shownHistory(db, { ...projectTables, of: id }, { request: request, file }),
  }
}

/** POST: makes an earlier version the newest draft, unpublished; 409 where someone else has saved since. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseWhoEditsNot(staff)
  const edited = await findEdited(db, params.project)
  const field = await postedFields(request)
  const version = field('version')
  const versionId = versionIn(version)
  const old = versionId === undefined ? undefined : await findVersion(db, versionId)
  const file = fileCatalogue().find(({ id }) => id === edited.id)
  const content = version === 'file' ? file : old?.projectId === edited.id ? old.content : undefined
  if (content === undefined) throw new Response(texts.absentVersion, { status: 404 })
  const basedOn = restoredOn(field('on'), edited.version)
  const sources = old?.sources ?? {}
  const goesOn = { projectId: edited.id, basedOn, like: old?.id, file: storedFile(edited.id) }
  const draft = { ...goesOn, content, sources, note: texts.restoredAs }
  const saved = await saveVersion(db, draft, staff)
  return restoreAnswer(saved, { version, content, editor: `/dashboard/projects/${edited.id}` })
}

export default function History({
  loaderData: { id, name, hasFile, newest, history },
  actionData,
}: Route.ComponentProps) {
  const editor = `/dashboard/projects/${id}`
  return (
    <main id="main" className="dashboard dashboard--narrow">
      <p className="editor-back">
        <Link className="link" to={editor}>
          {texts.edit(name)}
        </Link>
      </p>
      <h1>{texts.historyOf(name)}</h1>
      {actionData ? <RestoreBox conflict={actionData.conflict} editor={editor} /> : null}
      <VersionList {...{ history, hasFile, newest }} address={`${editor}/history`} />
    </main>
  )
}
