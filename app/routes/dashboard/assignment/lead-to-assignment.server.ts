import { replace, type RouterContextProvider } from 'react-router'

import { refuseAgents } from '#app/staff/access/require-owner.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'

/** Opening an address of a form leads an owner to its page. */
export function leadToAssignment({ context }: { context: Readonly<RouterContextProvider> }) {
  refuseAgents(context.get(staffContext))
  return replace('/dashboard/assignment')
}
