import { Link, useLocation } from 'react-router'

import { formatTime } from '#app/audit/format-time.ts'
import { DocumentEditor } from '#app/editor/document-editor.tsx'
import { indianDay, indianHour } from '#app/lib/dates/indian-day.ts'
import style from '#app/routes/dashboard/projects/projects.css?url'
import { pageTexts } from '#app/strings/en/pages.ts'
import { projectTexts } from '#app/strings/en/projects.ts'
import { Icon } from '#app/ui/media/icon.tsx'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/edit.ts'
import { openForEditor } from './document-call.server.ts'
import { shownSchedules } from './shown-schedules.server.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

const textsOf = { project: projectTexts, page: pageTexts }

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: textsOf[loaderData?.kind ?? 'project'].title },
]

export async function loader(args: Route.LoaderArgs) {
  const { staff, document } = await openForEditor(args)
  const { type, known, version, content, sources, newest } = document
  const { subject, published, isArchived } = known
  const now = new Date()
  return {
    kind: type.kind,
    id: subject,
    editor: { id: staff.id, name: staff.name },
    version,
    content,
    sources,
    by: newest?.madeBy ?? null,
    published,
    isArchived,
    ...known.formProps(content),
    state: known.stateOf(content, sources),
    today: indianDay(now),
    now: indianHour(now),
    schedules: shownSchedules(await document.listSchedules(db), now),
  }
}

export default function EditDocument({ loaderData }: Route.ComponentProps) {
  const { key } = useLocation()
  const { kind } = loaderData
  return (
    <main id="main" className="dashboard editor-page">
      <p className="editor-back">
        <Link className="link" to={`/dashboard/${kind}s`}>
          <Icon name="left" />
          <span>{textsOf[kind].back}</span>
        </Link>
      </p>
      <DocumentEditor
        {...loaderData}
        // A new key resets the form on arrival and after a publication; other events keep the input.
        key={key}
        clock={(at) => formatTime(new Date(at), new Date())}
      />
    </main>
  )
}
