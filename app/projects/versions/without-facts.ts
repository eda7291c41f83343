import type { Listing } from '#app/projects/statements/listing-statements.ts'

import { factKey } from './fact-key.ts'
import type { FactChange } from './listing-facts.ts'

type Facts = Listing['facts']
type Sections = Listing['sections']
type IsBack = (fact: FactChange['fact'], part?: string) => boolean

/** A listing with these facts as they were before, all else as it is: JSON, for the schema to read. */
export function withoutFacts(
  listing: Listing,
  before: Listing,
  changes: readonly FactChange[],
): unknown {
  const back = new Set(changes.map(factKey))
  const isBack: IsBack = (fact, part = '') => back.has(factKey({ fact, part }))
  const { price, revealPrice, possession, rera, area } = before
  const pages = listing.pages?.map((page) => {
    const old = before.pages?.find(({ name }) => name === page.name)
    const isBackIn: IsBack = (fact, part = '') => isBack(fact, `${page.name}, ${part}`)
    return {
      ...page,
      ...(isBack('possession', page.name) && { possession: old?.possession }),
      facts: cellsBack(page.facts, old?.facts, isBackIn),
      sections: sectionsBack(page.sections, old?.sections, isBackIn),
    }
  })
  return plain({
    ...listing,
    ...(isBack('price') && { price, revealPrice }),
    ...(isBack('possession') && { possession }),
    ...(isBack('rera') && { rera }),
    ...(isBack('area') && { area }),
    facts: cellsBack(listing.facts, before.facts, isBack),
    sections: sectionsBack(listing.sections, before.sections, isBack),
    pages,
  })
}

function cellsBack(cells: Facts, before: Facts, isBack: IsBack): Facts {
  const rows = byLabel(cells ?? [], before ?? [], (label) => isBack('figure', label))
  return rows.length > 0 ? rows : undefined
}

function sectionsBack(sections: Sections, before: Sections | undefined, isBack: IsBack): Sections {
  const old = (before ?? []).flatMap((one) => (one.kind === 'prices' ? one.rows : []))
  return sections.map((one) =>
    one.kind === 'prices'
      ? { ...one, rows: byLabel(one.rows, old, (label) => isBack('price', label)) }
      : one,
  )
}

/** Rows as they are, those that go back as they were: taken out where they are new, put back where they went. */
function byLabel<R extends { label: string }>(
  rows: readonly R[],
  before: readonly R[],
  goesBack: (label: string) => boolean,
): R[] {
  const old = new Map(before.map((row) => [row.label, row]))
  const kept = rows.flatMap((row) => {
    if (!goesBack(row.label)) return [row]
    const was = old.get(row.label)
    return was ? [was] : []
  })
  const labels = new Set(rows.map(({ label }) => label))
  return [...kept, ...before.filter(({ label }) => goesBack(label) && !labels.has(label))]
}

/** A field that is undefined is none. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
