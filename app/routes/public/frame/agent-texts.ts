import type { PublicSite } from '#app/config/config.server.ts'

/** The consultancy’s own registrations as an agent, where configured (RERA 2016, section 9). */
export function agentTexts({ agents }: Pick<PublicSite, 'agents'>): string[] {
  return Object.entries(agents).map(([state, number]) => `${state} ${number}`)
}
