import { Form, Link, redirect } from 'react-router'

import { filedCatalogue } from '#app/catalogue.server.ts'
import { db } from '#app/db.server.ts'
import { listingTexts as texts } from '#app/desk-texts/en/listings.ts'
import { postedText } from '#app/lib/posted-text.ts'
import { nameIn } from '#app/editing/edited-content.ts'
import { DifferenceList } from '#app/editing/difference-list.tsx'
import { differences } from '#app/projects/versions/difference.ts'
import {
  findVersion,
  listVersions,
  saveVersion,
  type ListingVersion,
} from '#app/projects/versions/listing-versions.server.ts'
import { refuseAgents } from '#app/staff/only-owners.server.ts'
import { staffContext } from '#app/staff/session.server.ts'
import { machineTime, shownTime } from '#app/staff/shown-time.ts'

import type { Route } from './+types/history.ts'
import { findEdited } from './edited-listing.server.ts'
import style from './listings.css?url'

/** Versions that are shown; each of an autosave is one. */
const SHOWN = 200

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: texts.history }]

/** GET /dashboard/projects/:listing/history: every version, who made it, what it changed. */
export async function loader({ params, context }: Route.LoaderArgs) {
  refuseAgents(context.get(staffContext))
  const { id, content } = await findEdited(db, params.listing)
  const now = new Date()
  const versions = await listVersions(db, id, { limit: SHOWN })
  const file = filedCatalogue().find((project) => project.id === id)
  const before = (at: number) => versions[at + 1]?.content ?? (at + 1 < SHOWN ? file : undefined)
  return {
    id,
    name: nameIn(content),
    hasFile: file !== undefined,
    versions: versions.map((version, at) => shownVersion(version, before(at), now)),
  }
}

type ShownVersion = ReturnType<typeof shownVersion>

function shownVersion(version: ListingVersion, before: unknown, now: Date) {
  const { id, note, madeBy, madeAt, publishedAt } = version
  return {
    id,
    note,
    by: madeBy,
    at: machineTime(madeAt),
    when: shownTime(madeAt, now),
    published: publishedAt ? shownTime(publishedAt, now) : null,
    differences: differences(before, version.content),
  }
}

/** POST: makes an earlier version the newest draft; nothing is published by it. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseAgents(staff)
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
      <ol className="listing-history">
        {versions.map((version: ShownVersion) => (
          <li key={version.id}>
            <h2>
              {texts.version(version.id)}
              {version.published ? <small>{texts.publishedOn(version.published)}</small> : null}
            </h2>
            <p>
              <time dateTime={version.at}>{version.when}</time>, {texts.by(version.by)}
              {version.note === null ? null : `: ${version.note}`}
            </p>
            <details>
              <summary>{texts.differs(version.differences.length)}</summary>
              <DifferenceList differences={version.differences} />
            </details>
            <RestoreForm version={version.id} />
          </li>
        ))}
        {hasFile ? (
          <li>
            <h2>{texts.file}</h2>
            <RestoreForm version="file" />
          </li>
        ) : null}
      </ol>
    </main>
  )
}

function RestoreForm({ version }: { version: string }) {
  return (
    <Form method="post">
      <button className="button button--line" name="version" value={version}>
        {texts.restore}
      </button>
    </Form>
  )
}
