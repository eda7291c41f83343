import { factFields } from '#app/leads/status/fact-fields.ts'
import { factNames, type FactName, type LeadFacts } from '#app/leads/status/lead-facts.ts'

/** Leads that one act may change, and one file of chosen ones may hold. */
export const MOST_AT_ONCE = 200

/** What many leads shall be, and what its writer saw of each. */
export type ManyChange = {
  wish: Partial<LeadFacts>
  leads: readonly { leadId: string; seen: Partial<LeadFacts> }[]
}

/** A lead with what was seen of it, as a field `lead` holds it. */
export function leadField(leadId: string, seen: Partial<LeadFacts>): string {
  return `${leadId} ${new URLSearchParams(factFields(seen)).toString()}`
}

/** Whether a lead was seen to be as it is wished already; another reason of what is lost is another thing. */
export function isAlready(wish: Partial<LeadFacts>, seen: Partial<LeadFacts>): boolean {
  return factNames.every((name) => wish[name] === undefined || isSame(wish[name], seen[name]))
}

function isSame(one: LeadFacts[FactName] | undefined, other: LeadFacts[FactName] | undefined) {
  return one instanceof Date && other instanceof Date ? +one === +other : one === other
}
