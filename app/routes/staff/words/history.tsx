import { Link, redirect } from 'react-router'

import { db } from '#app/db.server.ts'
import { listingTexts } from '#app/desk-texts/en/listings.ts'
import { wordTexts as texts } from '#app/desk-texts/en/words.ts'
import { VersionList } from '#app/editing/version-list.tsx'
import { postedText } from '#app/lib/posted-text.ts'
import { SHOWN_VERSIONS, shownVersions } from '#app/routes/staff/listings/shown-versions.ts'
import { refuseWhoEditsNot } from '#app/staff/only-editors.server.ts'
import { staffContext } from '#app/staff/session.server.ts'
import {
  findWordVersion,
  listWordVersions,
  saveWords,
} from '#app/words/versions/word-versions.server.ts'
import { filedWords } from '#content/pages/filed-words.ts'

import style from '#app/routes/staff/listings/listings.css?url'
import type { Route } from './+types/history.ts'
import { findEditedWords } from './edited-words.server.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: listingTexts.history }]

/** GET /dashboard/words/:page/history: every version of a page's words, who made it, what it changed. */
export async function loader({ params, context }: Route.LoaderArgs) {
  refuseWhoEditsNot(context.get(staffContext))
  const { page } = await findEditedWords(db, params.page)
  const versions = await listWordVersions(db, page, { limit: SHOWN_VERSIONS })
  return { page, versions: shownVersions(versions, filedWords[page]) }
}

/** POST: makes an earlier version the newest draft; nothing is published by it. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseWhoEditsNot(staff)
  const { page, version: basedOn } = await findEditedWords(db, params.page)
  const asked = await postedText(request, 'version')
  const old = /^\d{1,18}$/.test(asked) ? await findWordVersion(db, asked) : undefined
  const kept = old?.page === page ? old.content : undefined
  const content = asked === 'file' ? filedWords[page] : kept
  if (content === undefined) throw new Response(listingTexts.absentVersion, { status: 404 })
  await saveWords(db, { page, basedOn, content, note: listingTexts.restoredAs }, staff)
  return redirect(`/dashboard/words/${page}`)
}

export default function WordsHistory({ loaderData: { page, versions } }: Route.ComponentProps) {
  const name = texts.pages[page]
  return (
    <main id="main" className="desk desk--narrow">
      <p className="listing-back">
        <Link to={`/dashboard/words/${page}`}>{texts.edit(name)}</Link>
      </p>
      <h1>{listingTexts.historyOf(name)}</h1>
      <VersionList versions={versions} hasFile />
    </main>
  )
}
