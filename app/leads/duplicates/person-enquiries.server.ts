import { sql } from 'kysely'

import { findDuplicateLinks } from '#app/enquiries/people/links.server.ts'
import { personOf, phonesOf, splitLeads } from '#app/enquiries/people/person.ts'
import { visibleTo, type Viewer } from '#app/staff/access/visible-leads.server.ts'
import type { Executor } from '#db/client.server.ts'

import { listPossibleDuplicates } from './find-duplicates.server.ts'
import type { OtherEnquiry, PersonRecord } from './person-record.ts'

const MAX_ENQUIRIES = 20

type Lead = { id: string; phone: string; name: string; email: string; city: string | null }

export async function findPerson(db: Executor, lead: Lead, viewer: Viewer): Promise<PersonRecord> {
  const linkHistory = await findDuplicateLinks(db, lead.phone)
  const unlinked = splitLeads(linkHistory.unlinks)
  const phones = [...phonesOf(lead.phone, linkHistory.links)]
  const isUnlinked = unlinked.has(lead.id)
  const [enquiries, duplicates] = await Promise.all([
    listEnquiries(db, isUnlinked ? [lead.phone] : phones, { lead, viewer }),
    isUnlinked ? [] : listPossibleDuplicates(db, lead, { phones, viewer }),
  ])
  return {
    isUnlinked,
    others: personOf(lead, enquiries, linkHistory),
    unlinked: isUnlinked
      ? []
      : enquiries.filter(({ id, phone }) => unlinked.has(id) && phone === lead.phone),
    duplicates,
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
    .where('spam_reason', 'is', null)
    .where(visibleTo(viewer))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_ENQUIRIES)
    .execute()
  return rows.map(({ created_at, ...row }) => ({ ...row, at: created_at.toISOString() }))
}
