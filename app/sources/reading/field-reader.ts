import { flatFields } from './flat-fields.ts'

export type FieldReader = {
  /** The first filled field of these names, whatever their case, marks and place. */
  read(...names: string[]): string | undefined
  /** Those of these names that are filled. */
  only(...names: string[]): Record<string, string>
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
  const paths = Object.keys(fields)
  const lasts = paths.map((path) => [path.slice(path.lastIndexOf('.') + 1), path] as const)
  for (const [key, path] of [...paths.map((one) => [one, one] as const), ...lasts])
    if (!names.has(compact(key))) names.set(compact(key), path)
  const isRead = new Set<string>()
  const read: FieldReader['read'] = (...wanted) => {
    const name = wanted.map((one) => names.get(compact(one))).find((one) => one !== undefined)
    if (name === undefined) return undefined
    isRead.add(name)
    return fields[name]
  }
  return {
    read,
    only: (...wanted) => flatFields(Object.fromEntries(wanted.map((one) => [one, read(one)]))),
    rest: () => Object.fromEntries(Object.entries(fields).filter(([name]) => !isRead.has(name))),
  }
}

function compact(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
