import type { Listing } from './listing-statements.ts'

/** What a text shows where the name of a fact in it is mistyped or stands between the wrong quotes. */
const UNFILLED = /\$\{[^}]*\}?|\bundefined\b|\bNaN\b|\[object \w+\]/
const REGISTERED = /\bRERA[ -]registered\b|\bregistered under RERA\b/i

/** What no listing may say in any of its texts; a sentence each. */
export function textFaults(listing: Listing): string[] {
  const texts = textsOf(listing)
  const unfilled = texts.flatMap((text) => UNFILLED.exec(text)?.[0] ?? [])
  const claim = texts.map((text) => REGISTERED.exec(text)?.[0]).find(Boolean)
  return [
    ...unfilled.map(
      (part) =>
        `a text says “${part}” as it stands: check the name of the fact in it, and that the text stands between \`backticks\``,
    ),
    ...(claim !== undefined && listing.rera === undefined
      ? [`a text says “${claim}”, but no registration stands in its rera`]
      : []),
  ]
}

/** Every text in a value, however deep. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
