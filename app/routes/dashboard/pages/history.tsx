import { Link } from 'react-router'

import { RestoreBox } from '#app/editor/conflict/restore-notice.tsx'
import { VersionList } from '#app/editor/history/version-list.tsx'
import { postedFields } from '#app/lib/http/posted-text.ts'
import { pageTables } from '#app/pages/publishing/page-schedules.server.ts'
import { findPageVersion, savePage } from '#app/pages/publishing/page-versions.server.ts'
import style from '#app/routes/dashboard/projects/projects.css?url'
import { restoreAnswer, restoredOn } from '#app/routes/dashboard/publishing/restore.server.ts'
import { shownHistory, versionIn } from '#app/routes/dashboard/publishing/shown-history.server.ts'
import { refuseWhoEditsNot } from '#app/staff/access/require-editor.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { projectTexts } from '#app/strings/en/projects.ts'
import { pageTexts as texts } from '#app/strings/en/pages.ts'
import { filePages } from '#app/pages/file-pages.ts'
import { storedPages } from '#content/pages/stored-pages.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/history.ts'
import { findEditedPage } from './edited-page.server.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: projectTexts.history }]

export async function loader({ request, params, context }: Route.LoaderArgs) {
  refuseWhoEditsNot(context.get(staffContext))
  const { page, version } = await findEditedPage(db, params.page)
  const versions = { ...pageTables, of: page }
  const file = filePages[page]
  return {
    page,
    newest: version,
    history: await shownHistory(db, versions, { request: request, file }),
  }
}

/** POST: makes an earlier version the newest draft, unpublished; 409 where someone else has saved since. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseWhoEditsNot(staff)
  const { page, version: newest } = await findEditedPage(db, params.page)
  const field = await postedFields(request)
  const version = field('version')
  const versionId = versionIn(version)
  const old = versionId === undefined ? undefined : await findPageVersion(db, versionId)
  const stored = old?.page === page ? old.content : undefined
  const content = version === 'file' ? filePages[page] : stored
  if (content === undefined) throw new Response(projectTexts.absentVersion, { status: 404 })
  const basedOn = restoredOn(field('on'), newest)
  const goesOn = { page, basedOn, like: old?.id, file: storedPages[page] }
  const saved = await savePage(db, { ...goesOn, content, note: projectTexts.restoredAs }, staff)
  return restoreAnswer(saved, { version, content, editor: `/dashboard/pages/${page}` })
}

export default function PageHistory({
  loaderData: { page, newest, history },
  actionData,
}: Route.ComponentProps) {
  const name = texts.pages[page]
  const editor = `/dashboard/pages/${page}`
  return (
    <main id="main" className="dashboard dashboard--narrow">
      <p className="editor-back">
        <Link className="link" to={editor}>
          {texts.edit(name)}
        </Link>
      </p>
      <h1>{projectTexts.historyOf(name)}</h1>
      {actionData ? <RestoreBox conflict={actionData.conflict} editor={editor} /> : null}
      <VersionList {...{ history, newest }} hasFile address={`${editor}/history`} />
    </main>
  )
}
