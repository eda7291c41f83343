import type { Found } from './final-state.ts'

/**
 * What devices were told: whoever has a lead was told of it at least once until that was taken, and no one
 * of one that is not stored or was never theirs. It may come again, which is known by the lead.
 */
export function checkPushes({ enquiries, desk, changes, devices, pushes }: Found): string[] {
  const assigned = new Set(
    changes
      .filter(({ kind, became }) => kind === 'owner' && became !== null)
      .map(({ lead, became }) => `${became} ${lead}`),
  )
  const pushed = pushes.flatMap(({ staff, leads, isTaken }) =>
    leads.map((lead) => ({ name: `${staff} ${lead}`, staff, lead, isTaken })),
  )
  const received = new Set(pushed.filter(({ isTaken }) => isTaken).map(({ name }) => name))
  const owned = [...enquiries, ...desk].flatMap(({ lead, owner }) =>
    owner !== null && devices.includes(owner) ? [{ lead, owner }] : [],
  )
  return [
    ...owned
      .filter(({ lead, owner }) => !received.has(`${owner} ${lead}`))
      .map(({ lead, owner }) => `no device of ${owner} was told of the lead ${lead}`),
    ...pushed
      .filter(({ name }) => !assigned.has(name))
      .map(({ staff, lead }) => `${staff} was told of the lead ${lead}, which was never theirs`),
  ]
}
