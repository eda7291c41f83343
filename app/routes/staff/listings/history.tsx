import { Link, redirect } from 'react-router'

import { filedCatalogue } from '#app/catalogue.server.ts'
import { db } from '#app/db.server.ts'
import { listingTexts as texts } from '#app/desk-texts/en/listings.ts'
import { postedText } from '#app/lib/posted-text.ts'
import { nameIn } from '#app/editing/edited-content.ts'
import { VersionList } from '#app/editing/version-list.tsx'
import {
  findVersion,
  listVersions,
  saveVersion,
} from '#app/projects/versions/listing-versions.server.ts'
import { refuseWhoEditsNot } from '#app/staff/only-editors.server.ts'
import { staffContext } from '#app/staff/session.server.ts'

import type { Route } from './+types/history.ts'
import { findEdited } from './edited-listing.server.ts'
import style from './listings.css?url'
import { SHOWN_VERSIONS, shownVersions } from './shown-versions.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: texts.history }]

/** GET /dashboard/projects/:listing/history: every version, who made it, what it changed. */
export async function loader({ params, context }: Route.LoaderArgs) {
  refuseWhoEditsNot(context.get(staffContext))
  const { id, content } = await findEdited(db, params.listing)
  const versions = await listVersions(db, id, { limit: SHOWN_VERSIONS })
  const file = filedCatalogue().find((project) => project.id === id)
  return {
    id,
    name: nameIn(content),
    hasFile: file !== undefined,
    versions: shownVersions(versions, file),
  }
}

/** POST: makes an earlier version the newest draft; nothing is published by it. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseWhoEditsNot(staff)
  const edited = await findEdited(db, params.listing)
  const asked = await postedText(request, 'version')
  const old = /^\d{1,18}$/.test(asked) ? await findVersion(db, asked) : undefined
  const file = filedCatalogue().find(({ id }) => id === edited.id)
  const content = asked === 'file' ? file : old?.listingId === edited.id ? old.content : undefined
  if (content === undefined) throw new Response(texts.absentVersion, { status: 404 })
  const sources = old?.sources ?? {}
  const draft = { listingId: edited.id, basedOn: edited.version, content, sources }
  await saveVersion(db, { ...draft, note: texts.restoredAs }, staff)
  return redirect(`/dashboard/projects/${edited.id}`)
}

export default function History({
  loaderData: { id, name, hasFile, versions },
}: Route.ComponentProps) {
  return (
    <main id="main" className="desk desk--narrow">
      <p className="listing-back">
        <Link to={`/dashboard/projects/${id}`}>{texts.edit(name)}</Link>
      </p>
      <h1>{texts.historyOf(name)}</h1>
      <VersionList versions={versions} hasFile={hasFile} />
    </main>
  )
}
