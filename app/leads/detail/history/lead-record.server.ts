import { sql } from 'kysely'

import { readCampaign } from '#app/enquiries/submit/campaign.ts'
import { listLeadCodes } from '#app/leads/contact-clicks/lead-codes.server.ts'
import { findPerson } from '#app/leads/duplicates/person-enquiries.server.ts'
import { abroadIn } from '#app/leads/follow-ups/abroad.server.ts'
import { honestLeads } from '#app/leads/list/lead-rows.server.ts'
import { loadDashboardLeads } from '#app/leads/list/lead-work.server.ts'
import type { LeadWork } from '#app/leads/search/lead-search.ts'
import { visibleTo, type Viewer } from '#app/staff/access/visible-leads.server.ts'
import { isActive } from '#app/staff/sessions/suspensions.server.ts'
import { readCallCalendar } from '#app/staff/working-hours/call-calendar.server.ts'
import { readWorkingClock } from '#app/staff/working-hours/working-clock.server.ts'
import type { Executor } from '#db/client.server.ts'

import { listHistory } from './history.server.ts'
import type { LeadPerson, LeadRecord, StoredLead } from './lead-record.ts'

/** A lead with a page of its history; undefined where it is absent or not visible to this agent. */
export async function findLeadRecord(
  db: Executor,
  leadId: string,
  viewer: Viewer,
  before: string | null = null,
): Promise<StoredLead | undefined> {
  if (!/^\d{1,18}$/.test(leadId)) return undefined
  const row = await honestLeads(db)
    .select('phone_country')
    .where('leads.id', '=', leadId)
    .where(visibleTo(viewer))
    .executeTakeFirst()
  if (!row) return undefined
  const [[lead], page, codes, person, people] = await Promise.all([
    loadDashboardLeads(db, [row], viewer),
    listHistory(db, leadId, viewer, before),
    listLeadCodes(db, leadId, viewer),
    findPerson(db, row, viewer),
    listPeople(db),
  ])
  const { first = {}, last = {} } = readCampaign(row.campaign)
  const at = new Date().toISOString()
  if (!lead) return undefined
  const waited = await findWaited(db, lead.work, at)
  const calendar = await readCallCalendar(db, lead.work.owner?.id ?? viewer.id)
  const abroad = abroadIn(row.phone_country)
  return { lead, waited, first, last, ...page, codes, person, calendar, people, abroad, at }
}

async function findWaited(
  db: Executor,
  { createdAt, firstContactAt, callBy }: LeadWork,
  at: string,
): Promise<LeadRecord['waited']> {
  if (firstContactAt === null && callBy === null) return null
  const { waited } = await readWorkingClock(db)
  return waited(new Date(createdAt), new Date(firstContactAt ?? at))
}

/** All accounts that may sign in. */
export async function listPeople(db: Executor): Promise<LeadPerson[]> {
  return db
    .selectFrom('staff_users')
    .select(['id', 'name'])
    .select(sql<boolean>`seen_at is null`.as('isNew'))
    .where(isActive)
    .orderBy('name')
    .orderBy('id')
    .execute()
}
