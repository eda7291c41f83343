import { randomUUID } from 'node:crypto'

import { useEffect } from 'react'
import { data, Link, replace } from 'react-router'

import { addLead } from '#app/leads/add/add-lead.server.ts'
import { AddLeadForm } from '#app/leads/add/add-lead-form.tsx'
import { NEW_LEAD_FIELDS, phoneIn, readNewLead } from '#app/leads/add/new-lead.ts'
import { leadAddress, placeOf } from '#app/leads/detail/bar/lead-place.ts'
import { listPeople } from '#app/leads/detail/history/lead-record.server.ts'
import { postedFields } from '#app/lib/http/posted-text.ts'
import { findProject, projects } from '#app/projects/catalogue/current-catalogue.server.ts'
import { pageProject } from '#app/projects/catalogue/page-project.ts'
import { withDone } from '#app/routes/dashboard/leads/lead/done.ts'
import style from '#app/routes/dashboard/leads/lead/lead.css?url'
import { canSeeAllLeads } from '#app/staff/access/visible-leads.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { readCallCalendar } from '#app/staff/working-hours/call-calendar.server.ts'
import { addLeadTexts as texts } from '#app/strings/en/add-lead.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { AlertMessage } from '#app/ui/feedback/alert-message.tsx'
import { Icon } from '#app/ui/media/icon.tsx'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/page.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]
export const meta: Route.MetaFunction = () => [{ title: texts.title }]

/** The address may fill in fields: `?code=`, `?source=`, `?page=` of the site for its project, `?message=` that was shared, and `?fill=search` for this tab's search. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const [people, calendar] = await Promise.all([listPeople(db), readCallCalendar(db, staff.id)])
  const filled = fieldsOf((name) => url.searchParams.get(name) ?? '')
  const about = pageProject(findProject, url.searchParams.get('page') ?? '')
  return {
    people,
    calendar,
    projects: projects().map(({ name }) => name),
    filled: {
      ...filled,
      phone: phoneIn(filled['message'] ?? ''),
      project: about?.name ?? '',
      ownerId: staff.id,
    },
    isFromSearch: url.searchParams.get('fill') === 'search',
    formKey: randomUUID(),
    place: placeOf(url),
    at: new Date().toISOString(),
  }
}

/** POST /dashboard/leads/new: adds a lead that did not come by the site's form; 422 with what is wrong. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  const field = await postedFields(request)
  const typed = fieldsOf(field)
  const now = new Date()
  const read = await readNewLead(field, now)
  if (!read.ok) return data({ typed, faults: read.faults }, { status: 422 })
  const { lead } = read
  const calendar = await readCallCalendar(db, lead.ownerId ?? staff.id)
  const added = await addLead(db, lead, staff, { now, calendar })
  if (added.kind === 'agent-refused')
    return data({ typed, faults: { ownerId: texts.agentRefused } }, { status: 422 })
  const place = placeOf(url)
  const isSeen = canSeeAllLeads(staff) || lead.ownerId === staff.id
  return replace(
    isSeen ? withDone(leadAddress(place, added.id), 'same') : withDone(place.list, 'elsewhere'),
  )
}

function fieldsOf(field: (name: string) => string) {
  return Object.fromEntries(NEW_LEAD_FIELDS.map((name) => [name, field(name)]))
}

/** No history keeps the text that another app shared. */
function hideShared(): void {
  const { pathname, search } = window.location
  if (new URLSearchParams(search).has('message'))
    window.history.replaceState(window.history.state, '', pathname)
}

export default function AddLead({ loaderData, actionData }: Route.ComponentProps) {
  const { place, filled, ...form } = loaderData
  const { typed = filled, faults = {} } = actionData ?? {}
  useEffect(hideShared, [])
  return (
    <aside className="panel" aria-labelledby="add-lead">
      <div className="panel-bar">
        <Link className="panel-step panel-back" to={place.list} preventScrollReset>
          <Icon name="left" />
          {panelTexts.back}
        </Link>
        <Link
          className="panel-step panel-close"
          to={place.list}
          aria-label={texts.close}
          preventScrollReset
        >
          <Icon name="cross" />
        </Link>
      </div>
      <div className="panel-body">
        <header className="panel-head">
          <h2 id="add-lead" data-arrival tabIndex={-1}>
            {texts.title}
          </h2>
        </header>
        {Object.keys(faults).length === 0 ? null : (
          <AlertMessage className="panel-error">
            <Icon name="alert" />
            {Object.values(faults)[0]}
          </AlertMessage>
        )}
        <AddLeadForm
          {...form}
          action={`/dashboard/leads/new${place.search}`}
          typed={typed}
          faults={faults}
        />
      </div>
    </aside>
  )
}
