import { noteListed } from '#app/audit/audit-listed.server.ts'
import { config } from '#app/config/config.server.ts'
import { dayOf } from '#app/enquiries/visit-request/visit-slot.ts'
import type { DeskVisit } from '#app/leads/visits/visit-details.ts'
import { readCursor } from '#app/lib/http/row-cursor.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'
import {
  findEverListed,
  findProject,
  projects,
} from '#app/projects/catalogue/current-catalogue.server.ts'
import type { Staff } from '#app/staff/staff.ts'
import { boundsOf, readDay } from '#app/visits/calendar/visit-day.ts'
import type { VisitToMake } from '#app/visits/change/new-visit.tsx'
import { findVisitLead } from '#app/visits/change/schedule-visit.server.ts'
import { findDeskVisit, listDay, listToConfirm } from '#app/visits/list-visits.server.ts'
import type { ShownVisit } from '#app/visits/shown-visit.ts'
import { listVisitAgents } from '#app/visits/visit-agents.server.ts'
import { tellLinks, type TellLinks } from '#app/visits/visit-message.ts'
import { db } from '#db/client.server.ts'

/** Visits of `?day=` (default today), unconfirmed ones, and the panel: a visit (`visit`), a new one (`lead`), a result (`done`). */
export async function loadVisits(url: URL, staff: Staff) {
  const now = new Date()
  const today = dayOf(now)
  const asked = url.searchParams
  const day = readDay(asked.get('day')) ?? today
  const after = readCursor(asked.get('after'))
  const [visits, waiting, agents, open, done, toMake] = await Promise.all([
    listDay(db, day, staff),
    listToConfirm(db, boundsOf(today).from, staff, after),
    listVisitAgents(db, day),
    findTold(asked.get('visit'), staff),
    findTold(asked.get('done'), staff),
    findToMake(asked.get('lead'), staff),
  ])
  // The audit log names the leads of the day and of unconfirmed visits.
  const seen = new Set([...visits, ...waiting.visits].map(({ leadId }) => leadId))
  await noteListed(db, staff, { list: 'visits', rows: seen.size, filter: `day ${day}` })
  return {
    day,
    today,
    now,
    viewer: { id: staff.id, isOwner: staff.role === 'owner' },
    agents,
    visits: visits.map(shown),
    waiting: { ...waiting, visits: waiting.visits.map(shown) },
    isFirstToConfirm: after === undefined,
    open,
    done,
    toMake,
  }
}

export function listingName(slug: string): string {
  return findEverListed(slug)?.name ?? slug
}

function shown(visit: DeskVisit): ShownVisit {
  return { ...visit, projectName: listingName(visit.project) }
}

async function findTold(
  id: string | null,
  staff: Staff,
): Promise<{ visit: ShownVisit; links: TellLinks } | undefined> {
  const found = id === null ? undefined : await findDeskVisit(db, id, staff)
  if (!found) return undefined
  const visit = shown(found)
  const origin = siteOrigin(config.PUBLIC_URL)
  return {
    visit,
    links: tellLinks(visit, { project: visit.projectName, brand: config.BRAND, origin }),
  }
}

async function findToMake(id: string | null, staff: Staff): Promise<VisitToMake | undefined> {
  if (id === null) return undefined
  const lead = await findVisitLead(db, { id }, staff)
  const page = lead?.page.split('/')[1] ?? ''
  return {
    lead: lead && { id: lead.id, name: lead.name, ownerId: lead.ownerId },
    listings: projects().map(({ slug, name }) => ({ slug, name })),
    likely: findProject(page) ? page : '',
  }
}
