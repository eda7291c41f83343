import { readFactsForm } from '#app/leads/status/facts-form.ts'
import { factNames, type FactName, type LeadFacts } from '#app/leads/status/lead-facts.ts'

import { MAX_BULK_LEADS, type ManyChange } from './many-change.ts'

/** Only the first fact of each group is compared with what the agent saw. */
const allowedChanges: readonly (readonly FactName[])[] = [
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
  const { changes } = form
  const named = factNames.filter((name) => changes[name] !== undefined)
  if (!isAllowedChange(changes, named)) return unreadable
  const fields = texts('lead')
  if (fields.length === 0) return { ok: false, fault: 'none' }
  if (fields.length > MAX_BULK_LEADS) return { ok: false, fault: 'too-many' }
  const leads = new Map<string, Partial<LeadFacts>>()
  for (const field of fields) {
    const [leadId = '', search = ''] = field.split(' ')
    const seen = readSeen(search, named[0])
    if (!/^\d{1,18}$/.test(leadId) || !seen) return unreadable
    leads.set(leadId, seen)
  }
  return {
    ok: true,
    change: { changes, leads: Array.from(leads, ([leadId, seen]) => ({ leadId, seen })) },
  }
}

/** A lost lead has a reason; an open lead keeps its follow-up. */
function isAllowedChange(changes: Partial<LeadFacts>, named: readonly FactName[]): boolean {
  const isKnown = allowedChanges.some((names) => names.join() === named.join())
  const hasReason = changes.lostReason !== undefined && changes.lostReason !== null
  return isKnown && changes.followUpAt !== null && (changes.status === 'lost') === hasReason
}

function readSeen(search: string, name: FactName | undefined): Partial<LeadFacts> | undefined {
  const fields = new URLSearchParams(search)
  const read = readFactsForm((field) => fields.get(field) ?? undefined)
  if (typeof read === 'string' || name === undefined) return undefined
  return read.changes[name] === undefined ? undefined : read.changes
}
