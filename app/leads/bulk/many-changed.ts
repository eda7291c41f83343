import { fieldsOf, listOf, textOf } from '#app/lib/json/json-fields.ts'

/** Already so, changed by someone else first, or not there for this agent. */
const reasonsLeft = ['already', 'conflict', 'absent'] as const

/** `by` names the agent who changed it first; null for the server or an unknown agent. */
export type LeftLead = { id: string; why: (typeof reasonsLeft)[number]; by: string | null }

/** `act` undoes the change; null where no lead changed. */
export type ManyChanged = {
  changeSetId: string | null
  changed: readonly string[]
  left: readonly LeftLead[]
}

export function readManyChanged(answer: unknown): ManyChanged {
  const field = fieldsOf(answer)
  return {
    changeSetId: textOf(field('changeSetId')) ?? null,
    changed: listOf(field('changed')).flatMap((id) => textOf(id) ?? []),
    left: listOf(field('left')).map((lead) => {
      const of = fieldsOf(lead)
      const why = reasonsLeft.find((reason) => reason === of('why')) ?? 'absent'
      return { id: textOf(of('id')) ?? '', why, by: textOf(of('by')) ?? null }
    }),
  }
}
