import type { Staff } from '#app/staff/staff.ts'

/** Throws 403 for an agent (docs/spec-decisions.md, Staff). */
export function refuseAgents({ role }: Staff): void {
  if (role !== 'owner') throw new Response('Forbidden', { status: 403 })
}
