/** The parts of public pages that React takes over at their first use. */
export type IslandName = never
