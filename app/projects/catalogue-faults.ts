import type { z } from 'zod'

import { parseRupees, rupeesOf } from '#app/lib/money.ts'

import { projectSchema } from './project.ts'

/** A price written into a sentence or a label: `Plot from ₹ 95 Lacs`. Other amounts, such as one for booking, are no price. */
const WRITTEN = /\bfrom ₹\s?([\d.,]+\s(?:CR|crore|Lacs|lakh)\b)/gi

/** A file of content/projects and what it exports as `project`, whatever that is. */
export type ListingFile = { file: string; project: unknown }
type Listing = z.output<typeof projectSchema>

/**
 * What must be put right before the listings are published, a sentence each, naming the file: a fact
 * that its page could not show, a name or number given twice, a price that contradicts another.
 */
export function catalogueFaults(files: readonly ListingFile[]): string[] {
  const sound: { file: string; project: Listing }[] = []
  const faults = files.flatMap(({ file, project }) => {
    if (project === undefined) return [`${file}: it must export a constant named project`]
    const read = projectSchema.safeParse(project)
    if (read.success) {
      sound.push({ file, project: read.data })
      return [...nameFaults(file, read.data), ...priceFaults(file, read.data)]
    }
    return read.error.issues.map(
      ({ path, message }) => `${file}: ${[...path.map(String), message].join(' ')}`,
    )
  })
  for (const key of ['id', 'slug', 'name'] as const) {
    const groups = Map.groupBy(sound, ({ project }) => project[key])
    for (const [value, [one, other]] of groups) {
      if (one && other) faults.push(`${one.file} and ${other.file}: both have the ${key} ${value}`)
    }
  }
  return faults
}

function nameFaults(file: string, { slug }: Listing): string[] {
  if (file === `${slug}.ts`) return []
  return [`${file}: its slug is ${slug}, so the file must be named ${slug}.ts`]
}

/** A page says one price: that of its head is the lowest of its list, and no text names another. */
function priceFaults(file: string, { price, sections, ...rest }: Listing): string[] {
  const rows = sections.flatMap((section) => (section.kind === 'prices' ? section.rows : []))
  const cheapest = rows
    .map(({ from }) => from)
    .toSorted((a, b) => (rupeesOf(a) ?? 0) - (rupeesOf(b) ?? 0))[0]
  const stated = new Set(
    [price, ...rows.flatMap(({ from, to = from }) => [from, to])].map(rupeesOf),
  )
  const isOne = price === '' || !cheapest || rupeesOf(price) === rupeesOf(cheapest)
  const others = textsOf([rest, sections])
    .flatMap((text) => [...text.matchAll(WRITTEN)])
    .filter(([, amount = '']) => !stated.has(parseRupees(amount)))
  return [
    ...(isOne ? [] : [`${file}: the price is ${price}, but its price list begins at ${cheapest}`]),
    ...others.map(([text]) => `${file}: a text says “${text}”, which is not among its prices`),
  ]
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
