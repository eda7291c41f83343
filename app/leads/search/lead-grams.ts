import type { LeadQuery } from './lead-search.ts'

const LONGEST = 3
const INDIA = '+91'
/** One digit five times over. */
const RUN = /(\d)\1{4}/g

/** Alternatives of grams as `lead_grams` in the database makes them; undefined where none is certain. */
export function gramsOf({ name, inPhone, phoneStart }: LeadQuery): string[][] | undefined {
  const starts = phoneStart === undefined ? [] : [phoneStart]
  if (starts.some((start) => INDIA.startsWith(start))) return undefined
  const stored = starts.map((start) =>
    start.startsWith(INDIA) ? start.slice(INDIA.length) : start,
  )
  const inPhones = [...inPhone, ...stored]
  if (inPhones.some((part) => part.length < LONGEST && /^\d+$/.test(part))) return undefined
  return [...new Set([name ?? [], inPhones].flat())].map((part) => grams(part))
}

/** The longest grams only, since they imply shorter ones; a run also keeps its five, which are rare. */
function grams(text: string): string[] {
  const characters = Array.from(text)
  const size = Math.min(LONGEST, characters.length)
  const count = characters.length - size + 1
  const all = Array.from({ length: count }, (_, at) => characters.slice(at, at + size).join(''))
  return [...new Set([...all, ...(text.match(RUN) ?? [])])]
}
