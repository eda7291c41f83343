/** The states whose registration as an agent the site can show, with the setting of each. */
export const agentStates = {
  'Uttar Pradesh': 'RERA_AGENT_UTTAR_PRADESH',
  Haryana: 'RERA_AGENT_HARYANA',
  Maharashtra: 'RERA_AGENT_MAHARASHTRA',
  'Madhya Pradesh': 'RERA_AGENT_MADHYA_PRADESH',
  Goa: 'RERA_AGENT_GOA',
} as const

export type AgentState = keyof typeof agentStates

export function isAgentState(text: string): text is AgentState {
  return Object.hasOwn(agentStates, text)
}

export const stateNames = Object.keys(agentStates).filter(isAgentState)
