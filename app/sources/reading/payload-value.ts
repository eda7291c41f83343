import type { Payload } from '#app/sources/adapter.ts'

import { bodyText } from './body-text.ts'
import { isMultipart } from './plain-form.ts'
import { readJson } from './read-json.ts'

/** The JSON, or the fields of the form or of the query, of a delivery; undefined where it is broken. */
export function payloadValue(payload: Payload): unknown {
  if (isMultipart(payload)) return undefined
  const text = bodyText(payload).trim()
  if (text === '') return payload.query
  if (/^[[{"]/.test(text)) return readJson(text)
  return formFields(text)
}

/** A name that repeats keeps all of its values, with commas between them. */
export function formFields(text: string): Record<string, string> {
  const form = new URLSearchParams(text)
  return Object.fromEntries([...form.keys()].map((name) => [name, form.getAll(name).join(', ')]))
}
