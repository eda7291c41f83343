import { factNames, type LeadFacts } from './lead-facts.ts'

export function factFields(facts: Partial<LeadFacts>, prefix = ''): [string, string][] {
  return factNames.flatMap((name) => {
    const value = facts[name]
    if (value === undefined) return []
    return [[`${prefix}${name}`, value instanceof Date ? value.toISOString() : (value ?? '')]]
  })
}

/** In Asia/Kolkata. */
export function fieldMoment(moment: Date): string {
  return new Date(moment.getTime() + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 16)
}
