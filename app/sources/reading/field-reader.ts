import { flatFields } from './flat-fields.ts'

export type FieldReader = {
  /** The first filled field of these names, whatever their case, marks and place. */
  read(...names: string[]): string | undefined
  /** What was not read, by its own names. */
  rest(): Record<string, string>
}

/** Reads each field of a value once; what is left is for staff. */
export function fieldReader(...values: unknown[]): FieldReader {
  const fields: Record<string, string> = Object.assign(
    {},
    ...values.map((value) => flatFields(value)),
  )
  const names = new Map<string, string>()
  for (const name of Object.keys(fields))
    for (const key of [compact(name), compact(name.slice(name.lastIndexOf('.') + 1))])
      if (!names.has(key)) names.set(key, name)
  const isRead = new Set<string>()
  return {
    read(...wanted) {
      const name = wanted.map((one) => names.get(compact(one))).find((one) => one !== undefined)
      if (name === undefined) return undefined
      isRead.add(name)
      return fields[name]
    },
    rest: () => Object.fromEntries(Object.entries(fields).filter(([name]) => !isRead.has(name))),
  }
}

function compact(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
