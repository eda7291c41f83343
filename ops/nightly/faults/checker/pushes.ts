import type { Found } from './final-state.ts'

/** Each owner with a device gets a push until it is accepted, and no one else does. Devices know repeats by the lead's id. */
export function checkPushes({
  enquiries,
  dashboardLeads,
  changes,
  devices,
  pushes,
}: Found): string[] {
  const assigned = new Set(
    changes
      .filter(({ kind, became }) => kind === 'owner' && became !== null)
      .map(({ lead, became }) => `${became} ${lead}`),
  )
  const pushed = pushes.flatMap(({ staff, leads, isTaken }) =>
    leads.map((lead) => ({ name: `${staff} ${lead}`, staff, lead, isTaken })),
  )
  const received = new Set(pushed.filter(({ isTaken }) => isTaken).map(({ name }) => name))
  const owned = [...enquiries, ...dashboardLeads].flatMap(({ lead, owner }) =>
    owner !== null && devices.includes(owner) ? [{ lead, owner }] : [],
  )
  return [
    ...owned
      .filter(({ lead, owner }) => !received.has(`${owner} ${lead}`))
      .map(({ lead, owner }) => `no device of ${owner} was notified of the lead ${lead}`),
    ...pushed
      .filter(({ name }) => !assigned.has(name))
      .map(
        ({ staff, lead }) => `${staff} was notified of the lead ${lead}, which was never theirs`,
      ),
  ]
}
