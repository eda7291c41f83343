import { auditListed } from '#app/audit/audit-listed.server.ts'
import { config } from '#app/config/config.server.ts'
import { dayOf } from '#app/enquiries/visit-request/visit-slot.ts'
import { quickMoments } from '#app/leads/status/outcome.ts'
import { likelyAgent, type DashboardVisit } from '#app/leads/visits/visit-details.ts'
import { readCursor } from '#app/lib/http/row-cursor.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'
import {
  findEverListed,
  findProject,
  knownProjects,
  projects,
} from '#app/projects/catalogue/current-catalogue.server.ts'
import { readCallCalendar } from '#app/staff/working-hours/call-calendar.server.ts'
import type { Staff } from '#app/staff/staff.ts'
import { findNextFreeHour } from '#app/visits/calendar/next-free-hour.server.ts'
import { boundsOf, hourOf, readDay } from '#app/visits/calendar/visit-day.ts'
import type { VisitToMake } from '#app/visits/change/new-visit.tsx'
import { findVisitLead } from '#app/visits/change/schedule-visit.server.ts'
import { findDashboardVisit, listDay, listToConfirm } from '#app/visits/list-visits.server.ts'
import type { VisitWithProject } from '#app/visits/visit-with-project.ts'
import { listVisitAgents } from '#app/visits/visit-agents.server.ts'
import { messageLinks, type MessageLinks } from '#app/visits/visit-message.ts'
import { db } from '#db/client.server.ts'

/** Visits of `?day=` (default today), unconfirmed ones, and the panel: a visit (`visit`), a new one (`lead`), a result (`done`). */
export async function loadVisits(url: URL, staff: Staff) {
  const now = new Date()
  const today = dayOf(now)
  const params = url.searchParams
  const day = readDay(params.get('day')) ?? today
  const after = readCursor(params.get('after'))
  const [visits, unconfirmed, agents, open, done, toMake] = await Promise.all([
    listDay(db, day, staff),
    listToConfirm(db, boundsOf(today).from, staff, after),
    listVisitAgents(db, day),
    findVisitWithLinks(params.get('visit'), staff),
    findVisitWithLinks(params.get('done'), staff),
    findToMake(params.get('lead'), staff, { from: day < today ? today : day, now }),
  ])
  // The audit log names the leads of the day and of unconfirmed visits.
  const seen = new Set([...visits, ...unconfirmed.visits].map(({ leadId }) => leadId))
  await auditListed(db, staff, { list: 'visits', rows: seen.size, filter: `day ${day}` })
  return {
    day,
    today,
    now,
    viewer: { id: staff.id, isOwner: staff.role === 'owner' },
    agents,
    visits: visits.map(withProjectName),
    unconfirmed: { ...unconfirmed, visits: unconfirmed.visits.map(withProjectName) },
    isFirstToConfirm: after === undefined,
    open,
    moments: quickMoments(now, await readCallCalendar(db, staff.id)),
    done,
    toMake,
  }
}

export function projectName(slug: string): string {
  return findEverListed(slug)?.name ?? slug
}

function withProjectName(visit: DashboardVisit): VisitWithProject {
  return { ...visit, projectName: projectName(visit.project) }
}

async function findVisitWithLinks(
  id: string | null,
  staff: Staff,
): Promise<{ visit: VisitWithProject; links: MessageLinks } | undefined> {
  const found = id === null ? undefined : await findDashboardVisit(db, id, staff)
  if (!found) return undefined
  const visit = withProjectName(found)
  const origin = siteOrigin(config.PUBLIC_URL)
  return {
    visit,
    links: messageLinks(visit, { project: visit.projectName, brand: config.BRAND, origin }),
  }
}

async function findToMake(
  id: string | null,
  staff: Staff,
  when: { from: string; now: Date },
): Promise<VisitToMake | undefined> {
  if (id === null) return undefined
  const lead = await findVisitLead(db, { id }, staff)
  const agents = await listVisitAgents(db, when.from)
  const agentId = likelyAgent({ agentId: null, ownerId: lead?.ownerId ?? null }, agents, staff.id)
  const startsAt = await findNextFreeHour(db, agentId, when)
  return {
    lead: lead && { id: lead.id, name: lead.name, ownerId: lead.ownerId },
    projects: projects().map(({ slug, name }) => ({ slug, name })),
    likely: lead ? likelyProject(lead) : '',
    ...(startsAt ? { day: dayOf(startsAt), time: hourOf(startsAt) } : { day: when.from, time: '' }),
  }
}

/** The slug of the lead's project; empty where the site does not show one. */
function likelyProject({ projectId, page }: { projectId: number | null; page: string }): string {
  const known = projectId === null ? undefined : knownProjects.ofId(projectId)
  return findProject(known?.slug ?? page.split('/')[1] ?? '')?.slug ?? ''
}
