import { sql } from 'kysely'

import { personWord, type PersonKind } from '#app/enquiries/people/link-kind.ts'
import { findSaid, sayMerges, saySplit } from '#app/enquiries/people/links.server.ts'
import {
  leaving,
  phonesOf,
  splitLeads,
  type Merge,
  type Said,
  type Split,
} from '#app/enquiries/people/person.ts'
import { changeLead } from '#app/leads/status/change-lead.server.ts'
import { visibleTo, type Viewer } from '#app/staff/access/visible-leads.server.ts'
import type { Executor } from '#db/client.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

export type PersonWish = { leadId: string; otherId: string }

/** `absent`: one of them is not visible to this agent, or it is so already. */
export type PersonChanged = { kind: 'changed'; act: string } | { kind: 'absent' }

type Enquiry = { id: string; phone: string; name: string }
type Known = { lead: Enquiry; other: Enquiry; said: Said; apart: ReadonlySet<string> }
type Saying = { kind: PersonKind; merges?: readonly Merge[]; split?: Split } | undefined

export function mergePeople(db: Executor, wish: PersonWish, by: Viewer): Promise<PersonChanged> {
  return changePerson(db, wish, by, ({ lead, other, said, apart }) => {
    const isOne = phonesOf(lead.phone, said.merges).has(other.phone)
    if (isOne || apart.has(lead.id) || apart.has(other.id)) return undefined
    return { kind: 'merged', merges: [{ phone: lead.phone, other: other.phone, isOne: true }] }
  })
}

/** Unlinks an enquiry from its phone's person, or another enquiry's phone from the lead's person. */
export function splitPerson(db: Executor, wish: PersonWish, by: Viewer): Promise<PersonChanged> {
  return changePerson(db, wish, by, ({ lead, other, said, apart }) => {
    if (apart.has(other.id)) return undefined
    if (other.phone === lead.phone) return { kind: 'apart', split: splitOf(other, true) }
    if (!phonesOf(lead.phone, said.merges).has(other.phone)) return undefined
    return { kind: 'left', merges: leaving(other.phone, said.merges) }
  })
}

/** Links an unlinked enquiry to the person of its phone again. */
export function rejoinPerson(db: Executor, wish: PersonWish, by: Viewer): Promise<PersonChanged> {
  return changePerson(db, wish, by, ({ lead, other, apart }) =>
    other.phone === lead.phone && apart.has(other.id)
      ? { kind: 'rejoined', split: splitOf(other, false) }
      : undefined,
  )
}

function splitOf({ id }: Enquiry, isApart: boolean): Split {
  return { leadId: id, isApart }
}

function changePerson(
  db: Executor,
  { leadId, otherId }: PersonWish,
  by: Viewer,
  toSay: (known: Known) => Saying,
): Promise<PersonChanged> {
  return asOne(db, async (trx) => {
    const [lead, other] = [await findEnquiry(trx, leadId, by), await findEnquiry(trx, otherId, by)]
    if (!lead || !other) return { kind: 'absent' }
    // A table lock is cheap here: links are rare and short.
    await sql`lock table person_merges in share row exclusive mode`.execute(trx)
    const said = await findSaidOfBoth(trx, lead, other)
    const saying = toSay({ lead, other, said, apart: splitLeads(said.splits) })
    if (!saying) return { kind: 'absent' }
    const { kind, merges = [], split } = saying
    const words = [{ kind: 'person', text: personWord(kind, other) }] as const
    const changed = await changeLead(trx, { leadId, words }, by)
    if (changed.kind !== 'changed') return { kind: 'absent' }
    const { act } = changed
    await sayMerges(trx, merges, { act, staffId: by.id })
    if (split) await saySplit(trx, split, { act, staffId: by.id })
    return { kind: 'changed', act }
  })
}

async function findEnquiry(db: Executor, id: string, by: Viewer): Promise<Enquiry | undefined> {
  if (!/^\d{1,18}$/.test(id)) return undefined
  return db
    .selectFrom('leads')
    .select(['id', 'phone', 'name'])
    .where('id', '=', id)
    .where('suspect', 'is', null)
    .where(visibleTo(by))
    .executeTakeFirst()
}

async function findSaidOfBoth(db: Executor, lead: Enquiry, other: Enquiry): Promise<Said> {
  const said = await findSaid(db, lead.phone)
  if (phonesOf(lead.phone, said.merges).has(other.phone)) return said
  const { splits } = await findSaid(db, other.phone)
  return { merges: said.merges, splits: [...said.splits, ...splits] }
}
