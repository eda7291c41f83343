import { sql } from 'kysely'

import {
  parseContactPreference,
  type ContactPreference,
} from '#app/enquiries/form/contact-preference.ts'
import { storedInterest, type StoredInterest } from '#app/enquiries/lead-interest.ts'
import { readCampaign, type Campaign } from '#app/enquiries/submit/campaign.ts'
import { dialledPhone } from '#app/lib/phone/dialled-phone.ts'
import { knownProjects } from '#app/projects/catalogue/current-catalogue.server.ts'
import type { Executor } from '#db/client.server.ts'

export type NotifiedLead = {
  id: string
  reference: string | null
  name: string
  /** With + and country code. */
  phone: string
  email: string
  message: string
  location: string
  project: { slug: string; name: string } | undefined
  page: string
  campaign: Campaign
  contactPreference: ContactPreference
  visitAt: Date | undefined
  isVideoVisit: boolean
  receivedAt: Date
}

type Row = StoredInterest &
  Pick<NotifiedLead, 'id' | 'reference' | 'name' | 'phone' | 'email' | 'message' | 'receivedAt'> & {
    campaign: unknown
    reachBy: string | null
    reachWhen: string | null
    visitAt: Date | null
    isVideo: boolean | null
  }

export async function findNotifiedLead(
  db: Executor,
  id: string,
): Promise<NotifiedLead | undefined> {
  const { rows } = await sql<Row>`
    select leads.id, reference, name, phone, email, message, location, page, named_campaign(campaign) as campaign,
      preferred_channel as "reachBy", preferred_time as "reachWhen", leads.created_at as "receivedAt",
      project_id, city, visit.project as visited, visit.starts_at as "visitAt",
      visit.is_video as "isVideo"
    from leads left join lateral (
      select project, starts_at, is_video from visits where visits.lead_id = leads.id order by id limit 1
    ) as visit on true
    where leads.id = ${id} and spam_reason is null`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { name, email, message, location, page, receivedAt } = row
  const { projectId } = storedInterest(row, knownProjects)
  const project = projectId === null ? undefined : knownProjects.ofId(projectId)
  return {
    id: row.id,
    reference: row.reference,
    name,
    phone: dialledPhone(row.phone),
    email,
    message,
    location,
    page,
    campaign: readCampaign(row.campaign),
    contactPreference: parseContactPreference(row.reachBy, row.reachWhen),
    project: project && { slug: project.slug, name: project.name },
    visitAt: row.visitAt ?? undefined,
    isVideoVisit: row.isVideo ?? false,
    receivedAt,
  }
}
