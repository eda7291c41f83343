import { groupBy } from '#app/lib/lists.ts'

import {
  type ProjectContent,
  type Statement,
  statementsOf,
  type Statements,
} from './project-content.ts'
import { isUnsure } from './other-things.ts'
import { isSameFigure, statedFigures, type StatedFigure } from './stated-figures.ts'
import type { TextFault } from './text-fault.ts'

type Figure = StatedFigure & { where: string; isOfAnother: boolean }

/** Figures in texts that contradict the facts, one sentence each. */
export function figureFaults(project: ProjectContent): TextFault[] {
  const own = statementsOf(project)
  const faults: TextFault[] = [...bedroomFaults(project), ...disagreements(own)]
  for (const page of project.pages ?? []) {
    const { facts, texts } = statementsOf(page)
    // A subpage may state what is true of the whole project.
    const below = disagreements({ facts: [...facts, ...own.facts], texts })
    faults.push(
      ...below.map(({ text, ...one }) => ({ ...one, text: `on the page ${page.slug}, ${text}` })),
    )
  }
  return faults
}

/** Each figure must match a fact; without facts of its unit, the first text counts. Figures of other things are advice. */
function disagreements({ facts, texts }: Statements): TextFault[] {
  const stated = groupBy(figuresIn(facts), ({ unit }) => unit)
  return texts.flatMap((text) => {
    const figures = figuresIn([text])
    const wrong = figures.filter(
      (figure) => stated.get(figure.unit)?.every((fact) => !isSameFigure(figure, fact)) === true,
    )
    const own = figures.filter((figure) => !figure.isOfAnother)
    for (const [unit, first] of groupBy(own, (figure) => figure.unit))
      if (!stated.has(unit)) stated.set(unit, first)
    return [...new Map(wrong.map((one) => [one.text, one])).values()].map((one) => ({
      text: contradiction(one, stated.get(one.unit) ?? []),
      ...(one.isOfAnother ? { isAdvice: true as const } : {}),
    }))
  })
}

/** A cell for all homes lists exactly the unit types' bedrooms. */
function bedroomFaults({ facts = [], sections }: ProjectContent): TextFault[] {
  const rows = sections.flatMap((section) => (section.kind === 'units' ? section.rows : []))
  const named = rows.flatMap(({ name, bedrooms }) => {
    const stated = bedroomsIn(name)
    return bedrooms === undefined || stated.length === 0 || stated.includes(bedrooms)
      ? []
      : [{ text: `“${name}” in its unit types contradicts their “${bedrooms}” bedrooms` }]
  })
  const types = figuresIn(
    rows.map(({ name, bedrooms }) => {
      const text = bedrooms === undefined ? name : `${bedrooms} BHK (${name})`
      return { where: 'unit types', text }
    }),
  ).filter(({ unit }) => unit === 'BHK')
  if (types.length === 0) return named
  const mismatches = facts.flatMap(({ figure, unit = '' }) => {
    const cell = figuresIn([{ where: 'facts', text: `${figure} ${unit}` }])
    const homes = cell.filter((one) => one.unit === 'BHK')
    const [first] = homes
    const isSame =
      types.every(({ amount }) => homes.some((one) => one.amount === amount)) &&
      homes.every(({ amount }) => types.some((one) => one.amount === amount))
    return first === undefined || isSame ? [] : [{ text: contradiction(first, types) }]
  })
  return [...named, ...mismatches]
}

function bedroomsIn(text: string): number[] {
  return statedFigures(text).flatMap(({ unit, amount }) => (unit === 'BHK' ? [amount] : []))
}

function contradiction({ where, text }: Figure, facts: readonly Figure[]): string {
  const stated = [...new Set(facts.map((fact) => `“${fact.text}”`))]
  const places = [...new Set(facts.map((fact) => fact.where))].join(' and ')
  return `“${text}” in its ${where} contradicts ${stated.join(', ')} in its ${places}`
}

function figuresIn(statements: readonly Statement[]): Figure[] {
  return statements.flatMap(({ where, text }) =>
    statedFigures(text).map((figure) => ({
      ...figure,
      where,
      isOfAnother: isUnsure(text, figure),
    })),
  )
}
