import type { LeadFacts } from '#app/leads/status/lead-facts.ts'

/** What the team knows of a lead that has just come in. */
export const freshLead: LeadFacts = {
  status: 'new',
  lostReason: null,
  ownerId: null,
  followUpAt: null,
  firstContactAt: null,
  heat: null,
}
