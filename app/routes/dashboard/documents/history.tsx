import { data, Link, redirect } from 'react-router'

import { RestoreBox } from '#app/editor/conflict/conflict-notice.tsx'
import { VersionList } from '#app/editor/history/version-list.tsx'
import { postedFields } from '#app/lib/http/posted-text.ts'
import { differences } from '#app/publishing/difference.ts'
import style from '#app/routes/dashboard/projects/projects.css?url'
import { projectTexts as texts } from '#app/strings/en/projects.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/history.ts'
import { openForEditor } from './document-call.server.ts'
import type { OpenDocument } from './edited-document.server.ts'
import { shownHistory, versionIn } from './shown-history.server.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: texts.history }]

export async function loader(args: Route.LoaderArgs) {
  const { document } = await openForEditor(args)
  const { address, known, version } = document
  return {
    address,
    name: known.nameOf(document.content),
    hasFile: known.file !== undefined,
    newest: version,
    history: await shownHistory(db, document, args.request),
  }
}

/** POST: makes an earlier version the newest draft, unpublished; 409 where someone else has saved since. */
export async function action(args: Route.ActionArgs) {
  const { staff, document } = await openForEditor(args)
  const { address } = document
  const field = await postedFields(args.request)
  const version = field('version')
  const restored = await findRestored(document, version)
  const { content } = restored
  if (content === undefined) throw new Response(texts.absentVersion, { status: 404 })
  // The version that the form was shown with; null for the file.
  const basedOn = document.version === null ? null : (versionIn(field('on')) ?? null)
  const saved = await document.save(db, { ...restored, basedOn, note: texts.restoredAs }, staff)
  if (saved.kind === 'saved' || !saved.newest) return redirect(address)
  const { id: newer, madeBy, content: newest } = saved.newest
  const theirs = differences(content, newest)
  if (theirs.length === 0) return redirect(address)
  return data({ conflict: { version, newest: { id: newer, by: madeBy }, theirs } }, { status: 409 })
}

/** The version to restore, or the file. */
async function findRestored(document: OpenDocument, version: string) {
  if (version === 'file') return { content: document.known.file, sources: {}, like: undefined }
  const id = versionIn(version)
  const old = id === undefined ? undefined : await document.findVersion(db, id)
  return { content: old?.content, sources: old?.sources ?? {}, like: old?.id }
}

export default function History({
  loaderData: { address, name, hasFile, newest, history },
  actionData,
}: Route.ComponentProps) {
  return (
    <main id="main" className="dashboard dashboard--narrow">
      <p className="editor-back">
        <Link className="link" to={address}>
          {texts.edit(name)}
        </Link>
      </p>
      <h1>{texts.historyOf(name)}</h1>
      {actionData ? <RestoreBox conflict={actionData.conflict} editor={address} /> : null}
      <VersionList {...{ history, hasFile, newest }} address={`${address}/history`} />
    </main>
  )
}
