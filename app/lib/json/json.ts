/** A JSON value; undefined where a field is absent. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | JsonFields
export type JsonFields = { readonly [name: string]: Json }

/** Narrows a read-only list, which `Array.isArray` does not. */
export function isRows(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}

export function isFields(value: Json): value is JsonFields {
  return typeof value === 'object' && value !== null && !isRows(value)
}
