import type { Json } from '#app/lib/json/json.ts'
import { alignRows } from '#app/lib/align-rows.ts'

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
export function readIn<T>(stored: Stored<T>, language?: Language): T
export function readIn(stored: Json, language?: Language): Json
export function readIn(stored: unknown, language?: Language): unknown
export function readIn(stored: unknown, language: Language = 'en'): unknown {
  if (isTexts(stored)) return stored[language] ?? stored['en']
  return mapped(stored, (one) => readIn(one, language))
}

/** Keeps an earlier version's translations wherever its English is unchanged, also in rows that moved. */
export function copyTranslations(earlier: unknown, written: Json): Json
export function copyTranslations(earlier: unknown, written: unknown): unknown
export function copyTranslations(earlier: unknown, written: unknown): unknown {
  if (typeof written === 'string')
    return isTexts(earlier) && earlier['en'] === written ? earlier : written
  if (isTexts(written)) return written
  if (Array.isArray(written))
    return Array.isArray(earlier) ? copyRowTranslations(earlier, written) : written
  if (!isTree(written) || !isTree(earlier)) return written
  const before = new Map<string, unknown>(Object.entries(earlier))
  return mapped(written, (one, key) => copyTranslations(before.get(String(key)), one))
}

function copyRowTranslations(earlier: readonly unknown[], written: readonly unknown[]): unknown {
  if (readIn(earlier) === earlier) return written
  const before = new Map<number, unknown>()
  for (const { from, to } of alignRows(earlier.map(inEnglish), written.map(inEnglish)))
    if (from !== undefined && to) before.set(to.at, earlier[from])
  return written.map((row, at) => copyTranslations(before.get(at), row))
}

function inEnglish(stored: unknown): unknown {
  return readIn(stored)
}

function mapped(value: unknown, read: (one: unknown, key: string | number) => unknown): unknown {
  if (Array.isArray(value)) {
    const rows = value.map(read)
    return rows.some((row, at) => row !== value[at]) ? rows : value
  }
  if (!isTree(value)) return value
  const entries = Object.entries(value)
  const fields = entries.map(([key, one]) => [key, read(one, key)] as const)
  return fields.some(([, one], at) => one !== entries[at]?.[1]) ? Object.fromEntries(fields) : value
}

/** Also accepts languages that a later release stores; this one reads their English. */
function isTexts(value: unknown): value is Record<string, string> & { en: string } {
  if (!isTree(value) || !('en' in value)) return false
  return Object.entries(value).every(
    ([key, one]) => /^[a-z]{2}$/.test(key) && typeof one === 'string',
  )
}

function isTree(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
