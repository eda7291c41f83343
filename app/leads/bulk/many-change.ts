import { factFields } from '#app/leads/status/fact-fields.ts'
import { factNames, type FactName, type LeadFacts } from '#app/leads/status/lead-facts.ts'

/** Limit of one bulk change and of one export of selected leads. */
export const MAX_BULK_LEADS = 200

export type ManyChange = {
  changes: Partial<LeadFacts>
  leads: readonly { leadId: string; seen: Partial<LeadFacts> }[]
}

export function leadField(leadId: string, seen: Partial<LeadFacts>): string {
  return `${leadId} ${new URLSearchParams(factFields(seen)).toString()}`
}

/** Another lost reason counts as a change. */
export function isAlready(changes: Partial<LeadFacts>, seen: Partial<LeadFacts>): boolean {
  return factNames.every((name) => changes[name] === undefined || isSame(changes[name], seen[name]))
}

function isSame(one: LeadFacts[FactName] | undefined, other: LeadFacts[FactName] | undefined) {
  return one instanceof Date && other instanceof Date ? +one === +other : one === other
}
