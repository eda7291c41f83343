import { alignRows } from '#app/lib/align-rows.ts'

/** A language that texts are stored in; all of the site is in English. */
type Language = 'en' | 'hi'

/** A text in several languages; English is always there. */
type Texts = { en: string } & Partial<Record<Language, string>>

/**
 * A document as it is stored: each of its free texts in English alone, or in several languages. What is no
 * free text (figures, kinds, flags) stands once, the same in all of them.
 */
export type Stored<T> = string extends T
  ? T | Texts
  : T extends readonly (infer Row)[]
    ? readonly Stored<Row>[]
    : T extends object
      ? { [K in keyof T]: Stored<T[K]> }
      : T

/**
 * A stored document as one reads it in a language: plain strings, English ones where a text is not translated.
 * One without any other language comes back as it is.
 */
export function readIn<T>(stored: Stored<T>, language?: Language): T
export function readIn(stored: unknown, language?: Language): unknown
export function readIn(stored: unknown, language: Language = 'en'): unknown {
  if (isTexts(stored)) return stored[language] ?? stored['en']
  return mapped(stored, (one) => readIn(one, language))
}

/**
 * What was written in English, with the other languages of an earlier version wherever its English says the
 * same still. Rows are followed to the place that they have now. A text that changed has no other language
 * until it is translated anew; one that comes in several is left as it comes.
 */
export function carryTexts(earlier: unknown, written: unknown): unknown {
  if (typeof written === 'string')
    return isTexts(earlier) && earlier['en'] === written ? earlier : written
  if (isTexts(written)) return written
  if (Array.isArray(written)) return Array.isArray(earlier) ? carryRows(earlier, written) : written
  if (!isTree(written) || !isTree(earlier)) return written
  const before = new Map<string, unknown>(Object.entries(earlier))
  return mapped(written, (one, key) => carryTexts(before.get(String(key)), one))
}

function carryRows(earlier: readonly unknown[], written: readonly unknown[]): unknown {
  if (readIn(earlier) === earlier) return written
  const before = new Map<number, unknown>()
  for (const { from, to } of alignRows(earlier.map(inEnglish), written.map(inEnglish)))
    if (from !== undefined && to) before.set(to.at, earlier[from])
  return written.map((row, at) => carryTexts(before.get(at), row))
}

function inEnglish(stored: unknown): unknown {
  return readIn(stored)
}

/** The same tree with each branch as `read` gives it; itself where none differs. */
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

/** Languages that a later release stores are texts, too: this one reads their English. */
function isTexts(value: unknown): value is Record<string, string> & { en: string } {
  if (!isTree(value) || !('en' in value)) return false
  return Object.entries(value).every(
    ([key, one]) => /^[a-z]{2}$/.test(key) && typeof one === 'string',
  )
}

function isTree(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
