/** Reads an object without a schema, to keep zod out of a browser's bundle; no fields for anything else. */
export function fieldsOf(value: unknown): (name: string) => unknown {
  const fields = new Map<string, unknown>(
    typeof value === 'object' && value !== null ? Object.entries(value) : [],
  )
  return (name) => fields.get(name)
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

export const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
export const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined)
