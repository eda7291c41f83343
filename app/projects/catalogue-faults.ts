import { firstParts } from '#app/addresses.ts'
import { faultWords } from '#app/lib/fault-words.ts'
import { rupeesOf } from '#app/lib/money.ts'

import { projectSchema } from './project.ts'
import { figureFaults } from './statements/figure-faults.ts'
import type { Listing } from './statements/listing-statements.ts'
import { textPriceFaults } from './statements/price-faults.ts'
import type { TextFault } from './statements/text-fault.ts'
import { textFaults } from './statements/text-faults.ts'
import { withoutAsides } from './versions/asides.ts'

/** A file of content/projects and what it exports as `project`, whatever that is. */
export type ListingFile = { file: string; project: unknown }

/**
 * What must be put right before the listings are published, a sentence each, naming the file: a fact
 * that its page could not show, a name or number given twice, a statement that contradicts another.
 */
export function catalogueFaults(files: readonly ListingFile[]): string[] {
  const sound: { file: string; project: Listing }[] = []
  const faults = files.flatMap(({ file, project }) => {
    if (project === undefined) return [`${file}: it must export a constant named project`]
    const read = projectSchema.safeParse(project, { error: faultWords })
    if (read.success) {
      sound.push({ file, project: read.data })
      return ownFaults(file, read.data).flatMap(({ text, isAdvice }) =>
        isAdvice ? [] : [`${file}: ${text}`],
      )
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

type OwnFault = TextFault & { field?: string }

/** What is wrong with a sound listing by itself; `field` is the one that it is about, where it quotes no text of it. */
export function ownFaults(file: string, listing: Listing): OwnFault[] {
  const read = withoutAsides(listing)
  const quoting = [
    ...textPriceFaults(read),
    ...figureFaults(read),
    ...textFaults(listing).map((text) => ({ text })),
  ]
  return [
    ...nameFaults(file, listing).map((text) => ({ field: 'slug', text })),
    ...priceFaults(listing).map((text) => ({ field: 'price', text })),
    ...quoting,
  ]
}

/** The file beside the listings that lists them. */
const LIST = 'catalogue'

function nameFaults(file: string, { slug }: Listing): string[] {
  if (slug === LIST) return [`the list of all listings has the address /${LIST}: choose another`]
  if (firstParts.has(slug))
    return [`another page of the site has the address /${slug}: choose another`]
  if (file === `${slug}.ts`) return []
  return [`its slug is ${slug}, so the file must be named ${slug}.ts`]
}

/** The price of a page's head is the lowest of its list. */
function priceFaults({ price, sections }: Listing): string[] {
  const cheapest = pricesIn(sections)
    .map(({ from }) => from)
    .toSorted((a, b) => (rupeesOf(a) ?? 0) - (rupeesOf(b) ?? 0))[0]
  return !cheapest || rupeesOf(price) === rupeesOf(cheapest)
    ? []
    : [`the price is ${price || 'left empty'}, but its price list begins at ${cheapest}`]
}

function pricesIn(sections: Listing['sections']) {
  return sections.flatMap((section) => (section.kind === 'prices' ? section.rows : []))
}
