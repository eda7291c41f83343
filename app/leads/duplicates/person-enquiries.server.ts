import { sql } from 'kysely'

import { findSaid } from '#app/enquiries/people/links.server.ts'
import { personOf, phonesOf, splitLeads } from '#app/enquiries/people/person.ts'
import { visibleTo, type Viewer } from '#app/staff/access/visible-leads.server.ts'
import type { Executor } from '#db/client.server.ts'

import { alikeLeads } from './find-duplicates.server.ts'
import type { OtherEnquiry, PersonRecord } from './person-record.ts'

const MOST = 20

type Lead = { id: string; phone: string; name: string; email: string; city: string | null }

export async function findPerson(db: Executor, lead: Lead, viewer: Viewer): Promise<PersonRecord> {
  const said = await findSaid(db, lead.phone)
  const apart = splitLeads(said.splits)
  const phones = [...phonesOf(lead.phone, said.merges)]
  const isApart = apart.has(lead.id)
  const [enquiries, alike] = await Promise.all([
    listEnquiries(db, isApart ? [lead.phone] : phones, { lead, viewer }),
    isApart ? [] : alikeLeads(db, lead, { phones, viewer }),
  ])
  return {
    isApart,
    others: personOf(lead, enquiries, said),
    apart: isApart
      ? []
      : enquiries.filter(({ id, phone }) => apart.has(id) && phone === lead.phone),
    alike,
  }
}

async function listEnquiries(
  db: Executor,
  phones: readonly string[],
  { lead, viewer }: { lead: Lead; viewer: Viewer },
): Promise<OtherEnquiry[]> {
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'name', 'phone', 'created_at', 'location', 'message'])
    .where(sql<boolean>`phone = any(${phones})`)
    .where('id', '<>', lead.id)
    .where('suspect', 'is', null)
    .where(visibleTo(viewer))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ created_at, ...row }) => ({ ...row, at: created_at.toISOString() }))
}
