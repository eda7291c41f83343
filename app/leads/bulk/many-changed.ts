import { fieldsOf, listOf, textOf } from '#app/lib/json/json-fields.ts'

/** Why a lead was left as it is: it is so already, somebody else wrote first, or it is not there for this person. */
const reasonsLeft = ['already', 'conflict', 'absent'] as const

/** A lead that an act left as it is; `by` is the name of who wrote first, null where that is the desk itself or nobody knows. */
export type LeftLead = { id: string; why: (typeof reasonsLeft)[number]; by: string | null }

/** What came of an act on many leads; `act` takes it back, null where it changed none. */
export type ManyChanged = {
  act: string | null
  changed: readonly string[]
  left: readonly LeftLead[]
}

/** Reads the answer to a form that changes many leads. */
export function readManyChanged(answer: unknown): ManyChanged {
  const field = fieldsOf(answer)
  return {
    act: textOf(field('act')) ?? null,
    changed: listOf(field('changed')).flatMap((id) => textOf(id) ?? []),
    left: listOf(field('left')).map((lead) => {
      const of = fieldsOf(lead)
      const why = reasonsLeft.find((reason) => reason === of('why')) ?? 'absent'
      return { id: textOf(of('id')) ?? '', why, by: textOf(of('by')) ?? null }
    }),
  }
}
