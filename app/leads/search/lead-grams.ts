import type { LeadQuery } from './lead-search.ts'

const LONGEST = 3
const INDIA = '+91'
/** One digit five times over. */
const RUN = /(\d)\1{4}/g

/**
 * What a lead's grams hold if a search finds it, as the function `lead_grams` of the database makes
 * them: one of these lists, whole. Undefined where no gram is sure to be there: one or two digits, and
 * `+9`, which every phone of India begins with as it is dialled and none as it is stored.
 */
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

/** The longest there are in a text; the shorter ones are in them. Of a run its five are named as well: few leads hold it. */
function grams(text: string): string[] {
  const characters = Array.from(text)
  const size = Math.min(LONGEST, characters.length)
  const count = characters.length - size + 1
  const all = Array.from({ length: count }, (_, at) => characters.slice(at, at + size).join(''))
  return [...new Set([...all, ...(text.match(RUN) ?? [])])]
}
