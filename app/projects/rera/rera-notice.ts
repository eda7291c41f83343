import type { Project } from '#app/projects/model/project.ts'
import type { State } from '#app/lib/states.ts'

import { reraRule } from './rera-rule.ts'

/** The consultancy's own agent registrations by state. */
export type AgentRegistrations = Partial<Record<State, string>>

export type ReraNotice = {
  state: State
  authority: string
  portal: string
  isRegistered: boolean
  number?: string
  /** The project's page at the authority, target of the QR code. */
  page?: string
  account?: string
  agent?: string
  /** Without a number: `Asked Godrej on 1 Dec, answer due 7 Dec`. */
  asked?: string | undefined
}

type Registered = Pick<Project, 'rera' | 'state'>

export function reraNotice({ rera, state }: Registered, agents: AgentRegistrations): ReraNotice {
  const { authority, portal, alsoRequires } = reraRule(state)
  const agent = alsoRequires.includes('agent') ? agents[state] : undefined
  const account = alsoRequires.includes('account') ? rera?.account : undefined
  return {
    state,
    authority,
    portal,
    isRegistered: rera !== undefined,
    ...(rera?.number !== undefined && { number: rera.number }),
    ...(rera?.number !== undefined && rera.page !== undefined && { page: rera.page }),
    ...(account !== undefined && { account }),
    ...(agent !== undefined && { agent }),
  }
}

/** What the state's rule requires and the project lacks, in words for the owner. */
export function missingForRera({ rera, state }: Registered, agents: AgentRegistrations): string[] {
  const { alsoRequires } = reraRule(state)
  return [
    ...(rera?.number === undefined ? ['registration number'] : []),
    ...(alsoRequires.includes('qr') && rera?.page === undefined
      ? ['page at the authority (QR code)']
      : []),
    ...(alsoRequires.includes('account') && rera?.account === undefined
      ? ['project collection account']
      : []),
    ...(alsoRequires.includes('agent') && agents[state] === undefined
      ? ['our agent registration']
      : []),
  ]
}
