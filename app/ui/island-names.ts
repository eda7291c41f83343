/** The parts of public pages that React takes over at their first use. */
export type IslandName = 'assured-return' | 'emi' | 'payment-plan' | 'shortlist'
