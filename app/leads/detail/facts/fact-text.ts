import { momentText } from '#app/leads/detail/spoken-moment.ts'
import type { FactName, LeadFacts } from '#app/leads/status/lead-facts.ts'
import { readLostReason, readStatus } from '#app/leads/status/lead-status.ts'
import { isolated } from '#app/lib/text/bidi.ts'
import { leadTexts } from '#app/strings/en/lead.ts'

type Told = { people: readonly { id: string; name: string }[]; at: string }

export function factText(
  name: FactName,
  fact: LeadFacts[FactName] | undefined,
  { people, at }: Told,
): string {
  if (fact === null || fact === undefined) {
    return name === 'ownerId' ? leadTexts.notGiven : leadTexts.nothing
  }
  if (fact instanceof Date) return momentText(fact.toISOString(), at)
  if (name === 'ownerId') return people.find(({ id }) => id === fact)?.name ?? fact
  return wordText(fact)
}

/** A stored word of the history as shown: status, reason, outcome or moment; itself for any other. */
export function wordText(word: string, at?: string): string {
  const status = readStatus(word)
  if (status) return leadTexts.status[status]
  const reason = readLostReason(word)
  if (reason) return leadTexts.lostReason[reason]
  if (at !== undefined && /^\d{4}-\d\d-\d\dT/.test(word)) return momentText(word, at)
  return isolated(word)
}
