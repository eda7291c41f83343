import { Link, useLocation } from 'react-router'

import { formatTime } from '#app/audit/format-time.ts'
import { pageState } from '#app/editor/draft/page-state.ts'
import { pageFields } from '#app/editor/form/page-fields.server.ts'
import { PagesEditor } from '#app/editor/pages-editor.tsx'
import { indianHour } from '#app/lib/dates/indian-day.ts'
import { pageSchedules } from '#app/pages/publishing/page-schedules.server.ts'
import style from '#app/routes/dashboard/projects/projects.css?url'
import { shownSchedules } from '#app/routes/dashboard/publishing/schedule-call.server.ts'
import { refuseWhoEditsNot } from '#app/staff/access/require-editor.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { pageTexts as texts } from '#app/strings/en/pages.ts'
import { Icon } from '#app/ui/media/icon.tsx'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/edit.ts'
import { draftContext, findEditedPage } from './edited-page.server.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: texts.title }]

export async function loader({ params, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  refuseWhoEditsNot(staff)
  const edited = await findEditedPage(db, params.page)
  const { page, version, content, savedBy } = edited
  const now = new Date()
  return {
    editor: { id: staff.id, name: staff.name },
    page,
    version,
    content,
    by: savedBy,
    state: pageState(page, content, draftContext(edited)),
    fields: pageFields(page),
    now: indianHour(now),
    schedules: shownSchedules(await pageSchedules.listOf(db, page), now),
  }
}

export default function EditPage({ loaderData }: Route.ComponentProps) {
  const { key } = useLocation()
  return (
    <main id="main" className="dashboard editor-page">
      <p className="editor-back">
        <Link className="link" to="/dashboard/pages">
          <Icon name="left" />
          <span>{texts.back}</span>
        </Link>
      </p>
      <PagesEditor
        {...loaderData}
        // A new key resets the form on arrival and after a publication; other events keep the input.
        key={key}
        clock={(at) => formatTime(new Date(at), new Date())}
      />
    </main>
  )
}
