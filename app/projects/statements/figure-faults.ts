import {
  type Listing,
  type Statement,
  statementsOf,
  type Statements,
} from './listing-statements.ts'
import { statedFigures, type StatedFigure } from './stated-figures.ts'

type Figure = StatedFigure & { where: string }

/** Where a text of a listing states another figure than its facts do; a sentence each. */
export function figureFaults(listing: Listing): string[] {
  const own = statementsOf(listing)
  const faults = [...bedroomFaults(listing), ...disagreements(own)]
  for (const page of listing.pages ?? []) {
    const { facts, texts } = statementsOf(page)
    // A page below may say what is true of the whole.
    const below = disagreements({ facts: [...facts, ...own.facts], texts })
    faults.push(...below.map((fault) => `on the page ${page.slug}, ${fault}`))
  }
  return faults
}

/** Each figure of a text is one that the facts state; of a unit without facts, the first text is the fact. */
function disagreements({ facts, texts }: Statements): string[] {
  const stated = Map.groupBy(figuresIn(facts), ({ unit }) => unit)
  return texts.flatMap((text) => {
    const figures = figuresIn([text])
    const wrong = figures.filter(
      ({ unit, amount }) => stated.get(unit)?.every((fact) => fact.amount !== amount) === true,
    )
    for (const [unit, first] of Map.groupBy(figures, (figure) => figure.unit))
      if (!stated.has(unit)) stated.set(unit, first)
    return [...new Map(wrong.map((one) => [one.text, one])).values()].map((one) =>
      contradiction(one, stated.get(one.unit) ?? []),
    )
  })
}

/** A cell for all homes names the bedrooms of every unit type, and no other. */
function bedroomFaults({ facts = [], sections }: Listing): string[] {
  const rows = sections
    .flatMap((section) => (section.kind === 'units' ? section.rows : []))
    .flatMap(({ name, bedrooms }) =>
      bedrooms === undefined ? [] : [{ where: 'unit types', text: `${bedrooms} BHK (${name})` }],
    )
  const types = figuresIn(rows)
  if (types.length === 0) return []
  return facts.flatMap(({ figure, unit = '' }) => {
    const cell = figuresIn([{ where: 'facts', text: `${figure} ${unit}` }])
    const homes = cell.filter((one) => one.unit === 'BHK')
    const [first] = homes
    const isSame =
      types.every(({ amount }) => homes.some((one) => one.amount === amount)) &&
      homes.every(({ amount }) => types.some((one) => one.amount === amount))
    return first === undefined || isSame ? [] : [contradiction(first, types)]
  })
}

function contradiction({ where, text }: Figure, facts: readonly Figure[]): string {
  const stated = [...new Set(facts.map((fact) => `“${fact.text}”`))]
  const places = [...new Set(facts.map((fact) => fact.where))].join(' and ')
  return `“${text}” in its ${where} contradicts ${stated.join(', ')} in its ${places}`
}

function figuresIn(statements: readonly Statement[]): Figure[] {
  return statements.flatMap(({ where, text }) =>
    statedFigures(text).map((figure) => ({ ...figure, where })),
  )
}
