import { factNames, type LeadFacts } from './lead-facts.ts'

/** Facts as hidden fields hold them. */
export function factFields(facts: Partial<LeadFacts>, prefix = ''): [string, string][] {
  return factNames.flatMap((name) => {
    const value = facts[name]
    if (value === undefined) return []
    return [[`${prefix}${name}`, value instanceof Date ? value.toISOString() : (value ?? '')]]
  })
}

/** A moment as a field of day and hour shows it, in Asia/Kolkata. */
export function fieldMoment(moment: Date): string {
  return new Date(moment.getTime() + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 16)
}
