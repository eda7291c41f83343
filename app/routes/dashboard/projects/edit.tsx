import { Link, useLocation } from 'react-router'

import { formatTime } from '#app/audit/format-time.ts'
import { draftState } from '#app/editor/draft/draft-state.ts'
import { projectFields } from '#app/editor/form/project-fields.server.ts'
import { ProjectEditor } from '#app/editor/project-editor.tsx'
import { indianDay, indianHour } from '#app/lib/dates/indian-day.ts'
import { publishContext } from '#app/projects/catalogue/current-catalogue.server.ts'
import { parseProject } from '#app/projects/publishing/project-faults.ts'
import { projectSchedules } from '#app/projects/publishing/project-schedules.server.ts'
import {
  projectSlots,
  undescribedSlots,
} from '#app/routes/dashboard/photos/project-slots.server.ts'
import { shownSchedules } from '#app/routes/dashboard/publishing/schedule-call.server.ts'
import { refuseWhoEditsNot } from '#app/staff/access/require-editor.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'
import { Icon } from '#app/ui/media/icon.tsx'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/edit.ts'
import { findEdited } from './edited-project.server.ts'
import { roadChoice } from './road-choice.server.ts'
import style from './projects.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: texts.title }]

export async function loader({ params, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  refuseWhoEditsNot(staff)
  const edited = await findEdited(db, params.project)
  const { content, sources, published, isArchived } = edited
  const now = new Date()
  const schedules = await projectSchedules.listOf(db, edited.id)
  const state = draftState(content, sources, { before: published, ...publishContext() })
  return {
    editor: { id: staff.id, name: staff.name },
    ...edited,
    hasPage: published !== undefined || parseProject(content).project !== undefined,
    isOnSite: published !== undefined && !isArchived,
    state,
    road: roadChoice(edited),
    undescribed: undescribedSlots(() => projectSlots(edited)),
    fields: projectFields(),
    today: indianDay(now),
    now: indianHour(now),
    schedules: shownSchedules(schedules, now),
  }
}

export default function EditProject({ loaderData }: Route.ComponentProps) {
  const { key } = useLocation()
  return (
    <main id="main" className="dashboard editor-page">
      <p className="editor-back">
        <Link className="link" to="/dashboard/projects">
          <Icon name="left" />
          <span>{texts.back}</span>
        </Link>
      </p>
      <ProjectEditor
        {...loaderData}
        // A new key resets the form on arrival and after a publication; other events keep the input.
        key={key}
        by={loaderData.savedBy}
        clock={(at) => formatTime(new Date(at), new Date())}
      />
    </main>
  )
}
