import type { Option } from '#app/leads/list/list-options.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'

export const GIVEN_PARAM = 'given'
const UNHEARD = 'unheard.'

/** The address after a handover to the agent `to`, who `hears` of it by an alert or not. */
export function withHandover(address: string, to: string, hears: boolean): string {
  const given = new URLSearchParams({ [GIVEN_PARAM]: hears ? to : `${UNHEARD}${to}` })
  return `${address}&${given.toString()}`
}

/** What the page says after a handover; undefined for none. */
export function handoverText(
  search: URLSearchParams,
  people: readonly Option[],
): string | undefined {
  const given = search.get(GIVEN_PARAM) ?? ''
  const hears = !given.startsWith(UNHEARD)
  const to = hears ? given : given.slice(UNHEARD.length)
  const agent = people.find(({ value }) => value === to)
  return agent && panelTexts.givenTo(agent.name, hears)
}
