import { sql } from 'kysely'

import { personValue, type PersonKind } from '#app/enquiries/people/link-kind.ts'
import { findDuplicateLinks, storeLinks, storeUnlink } from '#app/enquiries/people/links.server.ts'
import {
  leaving,
  phonesOf,
  splitLeads,
  type Merge,
  type DuplicateLinks,
  type Split,
} from '#app/enquiries/people/person.ts'
import { changeLead } from '#app/leads/status/change-lead.server.ts'
import { visibleTo, type Viewer } from '#app/staff/access/visible-leads.server.ts'
import type { Executor } from '#db/client.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

export type LinkRequest = { leadId: string; otherId: string }

/** `absent`: one of them is not visible to this agent, or it is so already. */
export type PersonChanged = { kind: 'changed'; changeSetId: string } | { kind: 'absent' }

type Enquiry = { id: string; phone: string; name: string }
type Known = {
  lead: Enquiry
  other: Enquiry
  linkHistory: DuplicateLinks
  unlinked: ReadonlySet<string>
}
type Saying = { kind: PersonKind; links?: readonly Merge[]; split?: Split } | undefined

export function mergePeople(
  db: Executor,
  request: LinkRequest,
  by: Viewer,
): Promise<PersonChanged> {
  return changePerson(db, request, by, ({ lead, other, linkHistory, unlinked }) => {
    const isOne = phonesOf(lead.phone, linkHistory.links).has(other.phone)
    if (isOne || unlinked.has(lead.id) || unlinked.has(other.id)) return undefined
    return { kind: 'merged', links: [{ phone: lead.phone, other: other.phone, isOne: true }] }
  })
}

/** Unlinks an enquiry from its phone's person, or another enquiry's phone from the lead's person. */
export function splitPerson(
  db: Executor,
  request: LinkRequest,
  by: Viewer,
): Promise<PersonChanged> {
  return changePerson(db, request, by, ({ lead, other, linkHistory, unlinked }) => {
    if (unlinked.has(other.id)) return undefined
    if (other.phone === lead.phone) return { kind: 'apart', split: splitOf(other, true) }
    if (!phonesOf(lead.phone, linkHistory.links).has(other.phone)) return undefined
    return { kind: 'left', links: leaving(other.phone, linkHistory.links) }
  })
}

/** Links an unlinked enquiry to the person of its phone again. */
export function rejoinPerson(
  db: Executor,
  request: LinkRequest,
  by: Viewer,
): Promise<PersonChanged> {
  return changePerson(db, request, by, ({ lead, other, unlinked }) =>
    other.phone === lead.phone && unlinked.has(other.id)
      ? { kind: 'rejoined', split: splitOf(other, false) }
      : undefined,
  )
}

function splitOf({ id }: Enquiry, isUnlinked: boolean): Split {
  return { leadId: id, isApart: isUnlinked }
}

function changePerson(
  db: Executor,
  { leadId, otherId }: LinkRequest,
  by: Viewer,
  toChange: (known: Known) => Saying,
): Promise<PersonChanged> {
  return asOne(db, async (trx) => {
    const [lead, other] = [await findEnquiry(trx, leadId, by), await findEnquiry(trx, otherId, by)]
    if (!lead || !other) return { kind: 'absent' }
    // A table lock is cheap here: links are rare and short.
    await sql`lock table duplicate_links in share row exclusive mode`.execute(trx)
    const linkHistory = await findLinkHistoryOfBoth(trx, lead, other)
    const saying = toChange({ lead, other, linkHistory, unlinked: splitLeads(linkHistory.unlinks) })
    if (!saying) return { kind: 'absent' }
    const { kind, links = [], split } = saying
    const activities = [{ kind: 'person', text: personValue(kind, other) }] as const
    const changed = await changeLead(trx, { leadId, activities }, by)
    if (changed.kind !== 'changed') return { kind: 'absent' }
    const { changeSetId } = changed
    await storeLinks(trx, links, { changeSetId, staffId: by.id })
    if (split) await storeUnlink(trx, split, { changeSetId, staffId: by.id })
    return { kind: 'changed', changeSetId }
  })
}

async function findEnquiry(db: Executor, id: string, by: Viewer): Promise<Enquiry | undefined> {
  if (!/^\d{1,18}$/.test(id)) return undefined
  return db
    .selectFrom('leads')
    .select(['id', 'phone', 'name'])
    .where('id', '=', id)
    .where('spam_reason', 'is', null)
    .where(visibleTo(by))
    .executeTakeFirst()
}

async function findLinkHistoryOfBoth(
  db: Executor,
  lead: Enquiry,
  other: Enquiry,
): Promise<DuplicateLinks> {
  const linkHistory = await findDuplicateLinks(db, lead.phone)
  if (phonesOf(lead.phone, linkHistory.links).has(other.phone)) return linkHistory
  const { unlinks } = await findDuplicateLinks(db, other.phone)
  return { links: linkHistory.links, unlinks: [...linkHistory.unlinks, ...unlinks] }
}
