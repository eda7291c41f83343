import { alignRows } from '#app/lib/align-rows.ts'
import { isFields, isRows, type Json } from '#app/lib/json/json.ts'

type Language = 'en' | 'hi'

type Texts = { en: string } & Partial<Record<Language, string>>

/** A stored document: each free text in English alone or in several languages; other values are stored once. */
export type Stored<T> = string extends T
  ? T | Texts
  : T extends readonly (infer Row)[]
    ? readonly Stored<Row>[]
    : T extends object
      ? { [K in keyof T]: Stored<T[K]> }
      : T

/** A stored document with plain strings, in English where a translation is missing. */
export function readIn<T extends Json>(stored: Stored<T>, language?: Language): T
export function readIn(stored: Json, language?: Language): Json
export function readIn(stored: Json, language: Language = 'en'): Json {
  if (isTexts(stored)) return stored[language] ?? stored['en']
  return mapped(stored, (one) => readIn(one, language))
}

/** Keeps an earlier version's translations wherever its English is unchanged, also in rows that moved. */
export function copyTranslations(earlier: Json, written: Json): Json {
  if (typeof written === 'string')
    return isTexts(earlier) && earlier['en'] === written ? earlier : written
  if (isTexts(written)) return written
  if (isRows(written)) return isRows(earlier) ? copyRowTranslations(earlier, written) : written
  if (!isFields(written) || !isFields(earlier)) return written
  const before = new Map(Object.entries(earlier))
  return mapped(written, (one, key) => copyTranslations(before.get(String(key)), one))
}

function copyRowTranslations(earlier: readonly Json[], written: readonly Json[]): Json {
  if (readIn(earlier) === earlier) return written
  const inEnglish = (stored: Json) => readIn(stored)
  const before = new Map<number, Json>()
  for (const { from, to } of alignRows(earlier.map(inEnglish), written.map(inEnglish)))
    if (from !== undefined && to) before.set(to.at, earlier[from])
  return written.map((row, at) => copyTranslations(before.get(at), row))
}

function mapped(value: Json, read: (one: Json, key: string | number) => Json): Json {
  if (isRows(value)) {
    const rows = value.map(read)
    return rows.some((row, at) => row !== value[at]) ? rows : value
  }
  if (!isFields(value)) return value
  const entries = Object.entries(value)
  const fields = entries.map(([key, one]) => [key, read(one, key)] as const)
  return fields.some(([, one], at) => one !== entries[at]?.[1]) ? Object.fromEntries(fields) : value
}

/** Also accepts languages that a later release stores; this one reads their English. */
function isTexts(value: Json): value is Readonly<Record<string, string>> & { en: string } {
  if (!isFields(value) || !('en' in value)) return false
  return Object.entries(value).every(
    ([key, one]) => /^[a-z]{2}$/.test(key) && typeof one === 'string',
  )
}
