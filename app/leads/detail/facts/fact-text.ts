import { momentText } from '#app/leads/detail/spoken-moment.ts'
import type { FactName, LeadFacts } from '#app/leads/status/lead-facts.ts'
import { readHeat, readLostReason, readStatus } from '#app/leads/status/lead-status.ts'
import { isolated } from '#app/lib/text/bidi.ts'
import { leadTexts } from '#app/strings/en/lead.ts'

type FactContext = { people: readonly { id: string; name: string }[]; at: string }

export function factText(
  name: FactName,
  fact: LeadFacts[FactName] | undefined,
  { people, at }: FactContext,
): string {
  if (fact === null || fact === undefined) {
    return name === 'ownerId' ? leadTexts.unassigned : leadTexts.nothing
  }
  if (fact instanceof Date) return momentText(fact.toISOString(), at)
  if (name === 'ownerId') return people.find(({ id }) => id === fact)?.name ?? fact
  return valueText(fact)
}

/** A stored word of the history as shown: status, reason, outcome or moment; itself for any other. */
export function valueText(value: string, at?: string): string {
  const status = readStatus(value)
  if (status) return leadTexts.status[status]
  const reason = readLostReason(value)
  if (reason) return leadTexts.lostReason[reason]
  if (readHeat(value)) return leadTexts.hot
  if (at !== undefined && /^\d{4}-\d\d-\d\dT/.test(value)) return momentText(value, at)
  return isolated(value)
}
