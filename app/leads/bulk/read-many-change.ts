import { readFactsForm } from '#app/leads/status/facts-form.ts'
import { factNames, type FactName, type LeadFacts } from '#app/leads/status/lead-facts.ts'

import { MOST_AT_ONCE, type ManyChange } from './many-change.ts'

/** Only the first fact of each group is compared with what the agent saw. */
const wishes: readonly (readonly FactName[])[] = [
  ['status'],
  ['status', 'lostReason'],
  ['ownerId'],
  ['followUpAt'],
]

type Read =
  | { ok: true; change: ManyChange }
  | { ok: false; fault: 'unreadable' | 'none' | 'too-many' }

/** Reads a form with one fact and a `lead` field each (`leadField`). */
export function readManyChange(texts: (name: string) => string[]): Read {
  const unreadable = { ok: false, fault: 'unreadable' } as const
  const form = readFactsForm((name) => texts(name)[0])
  if (typeof form === 'string') return unreadable
  const { wish } = form
  const named = factNames.filter((name) => wish[name] !== undefined)
  if (!mayBeWished(wish, named)) return unreadable
  const fields = texts('lead')
  if (fields.length === 0) return { ok: false, fault: 'none' }
  if (fields.length > MOST_AT_ONCE) return { ok: false, fault: 'too-many' }
  const leads = new Map<string, Partial<LeadFacts>>()
  for (const field of fields) {
    const [leadId = '', search = ''] = field.split(' ')
    const seen = readSeen(search, named[0])
    if (!/^\d{1,18}$/.test(leadId) || !seen) return unreadable
    leads.set(leadId, seen)
  }
  return {
    ok: true,
    change: { wish, leads: Array.from(leads, ([leadId, seen]) => ({ leadId, seen })) },
  }
}

/** A lost lead has a reason; an open lead keeps its follow-up. */
function mayBeWished(wish: Partial<LeadFacts>, named: readonly FactName[]): boolean {
  const isKnown = wishes.some((names) => names.join() === named.join())
  const hasReason = wish.lostReason !== undefined && wish.lostReason !== null
  return isKnown && wish.followUpAt !== null && (wish.status === 'lost') === hasReason
}

function readSeen(search: string, name: FactName | undefined): Partial<LeadFacts> | undefined {
  const fields = new URLSearchParams(search)
  const read = readFactsForm((field) => fields.get(field) ?? undefined)
  if (typeof read === 'string' || name === undefined) return undefined
  return read.wish[name] === undefined ? undefined : read.wish
}
