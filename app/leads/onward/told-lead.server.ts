import { sql } from 'kysely'

import { findEverListed } from '#app/catalogue.server.ts'
import type { Executor } from '#app/db.server.ts'
import { readCampaign, type Campaign } from '#app/leads/capture/campaign.ts'
import { dialledPhone } from '#app/leads/desk/dialled-phone.ts'
import { readReach, type Reach } from '#app/leads/enquiry/reach.ts'

/** An enquiry as others are told of it. */
export type ToldLead = {
  id: string
  name: string
  /** With + and the country's code. */
  phone: string
  email: string
  message: string
  location: string
  project: { slug: string; name: string } | undefined
  page: string
  campaign: Campaign
  reach: Reach
  visitAt: Date | undefined
  receivedAt: Date
}

type Row = {
  id: string
  name: string
  phone: string
  email: string
  message: string
  location: string
  page: string
  campaign: unknown
  reachBy: string | null
  reachWhen: string | null
  slug: string
  visitAt: Date | null
  receivedAt: Date
}

/** The enquiry of this id; undefined where it is gone, or only suspected to be one. */
export async function findToldLead(db: Executor, id: string): Promise<ToldLead | undefined> {
  const { rows } = await sql<Row>`
    select leads.id, name, phone, email, message, location, page, campaign,
      reach_by as "reachBy", reach_when as "reachWhen", leads.created_at as "receivedAt",
      coalesce(asked.project, lead_project(page), '') as slug, asked.starts_at as "visitAt"
    from leads left join lateral (
      select project, starts_at from visits where visits.lead_id = leads.id order by id limit 1
    ) as asked on true
    where leads.id = ${id} and suspect is null`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { reachBy, reachWhen, slug, visitAt, phone, ...lead } = row
  const project = findEverListed(slug)
  return {
    ...lead,
    phone: dialledPhone(phone),
    campaign: readCampaign(row.campaign),
    reach: readReach(reachBy, reachWhen),
    project: project && { slug: project.slug, name: project.name },
    visitAt: visitAt ?? undefined,
  }
}
