import type { PublicSite } from './config.server.ts'

/** The consultancy’s own registrations as an agent, where configured (RERA 2016, section 9). */
export function agentTexts({ agents }: Pick<PublicSite, 'agents'>): string[] {
  return Object.entries(agents).map(([state, number]) => `${state} ${number}`)
}

/** All of them in one line; undefined without one. */
export function agentLine(site: Pick<PublicSite, 'agents'>): string | undefined {
  const all = agentTexts(site)
  return all.length === 0 ? undefined : `RERA agent registration: ${all.join(', ')}`
}
