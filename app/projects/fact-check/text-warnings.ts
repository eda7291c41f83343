import { groupBy } from '#app/lib/lists.ts'
import { isCalledAs, isSameValue } from '#app/projects/facts/called-as.ts'
import { factSlots, type FactSlot } from '#app/projects/facts/fact-slots.ts'
import { plainText } from '#app/projects/facts/plain-text.ts'
import { changedFacts } from '#app/projects/facts/project-facts.ts'
import { statedFigures, type StatedFigures } from '#app/projects/facts/stated-figures.ts'
import type { ProjectContent } from '#app/projects/model/project.ts'
import { valueAt } from '#app/publishing/edited-content.ts'
import type { Fault } from '#app/publishing/fault.ts'

import { amountsIn, datesIn, figuresIn, isStated } from './figures-in.ts'
import { freeTexts, pageOf, type PlacedText, placedTexts } from './placed-texts.ts'

/** What texts say and no fact does (docs/adr/0036); an editor may publish with it. */
export function textWarnings(before: ProjectContent | undefined, project: ProjectContent): Fault[] {
  const texts = freeTexts(project)
  const found = [
    ...figureWarnings(texts, before, project),
    ...texts.flatMap((text) => [...registrationWarnings(text, project), ...unfilledWarnings(text)]),
  ]
  const fields = new Set(found.map(({ at }) => at.join(' ')))
  const stale = before ? staleValueWarnings(before, project) : []
  return [...found, ...stale.filter(({ at }) => !fields.has(at.join(' ')))].map((one) => ({
    ...one,
    isWarning: true,
  }))
}

function figureWarnings(
  texts: readonly PlacedText[],
  before: ProjectContent | undefined,
  project: ProjectContent,
): Fault[] {
  const facts = figuresOfFacts(project)
  const published = new Set(before && freeTexts(before).map(({ text }) => text))
  return texts.flatMap(({ at, text }) => {
    const near = facts.filter((one) => isNear(at, one.at))
    return claimsIn(text).flatMap((claim) => {
      const stated = near.filter(({ figure }) => figure.unit === claim.unit)
      // The drawing follows the other facts.
      const isOther = stated.some((one) => one.at[0] !== 'elevation')
      const own = stated.flatMap((one) =>
        isOther && one.at[0] === 'elevation' ? [] : [one.figure],
      )
      if (isStated(claim, own) || (own.length === 0 && published.has(text))) return []
      return [{ at, text: `the text says ${claim.text}; ${factsSay(own)}` }]
    })
  })
}

function factsSay(facts: readonly StatedFigures[]): string {
  const values = [...groupBy(facts, ({ value }) => value).keys()]
  if (values.length === 0) return 'no fact says so'
  return `the ${values.length === 1 ? 'fact says' : 'facts say'} ${values.join(', ')}`
}

/** A date counts only near a word of possession: roads, launches and laws have dates, too. */
const POSSESSION = /\b(?:possession|completion|hand(?:ed)?[ -]?over|ready|deliver\w*)\b/i

function claimsIn(text: string): StatedFigures[] {
  const sentences = text.split(/[.!?;](?=\s|$)/).filter((sentence) => POSSESSION.test(sentence))
  return [...statedFigures(text), ...amountsIn(text), ...sentences.flatMap(datesIn)]
}

type FactFigure = Pick<FactSlot, 'at'> & { figure: StatedFigures }

function figuresOfFacts(project: ProjectContent): FactFigure[] {
  return factSlots(project).flatMap(({ fact, part, value, at }) => {
    const isHidden = fact === 'price' && part === '' && project.revealPrice !== undefined
    if (value === '' || isHidden) return []
    // The unit may be in the label: `Floors each` with 23.
    const label = part.slice(part.lastIndexOf(', ') + 1)
    return figuresIn(`${value} ${label}`).map((figure) => ({ at, figure }))
  })
}

/** A subpage's facts do not apply to another subpage. */
function isNear(text: FactSlot['at'], fact: FactSlot['at']): boolean {
  const [page, other] = [pageOf(text), pageOf(fact)]
  return page === undefined || other === undefined || page === other
}

const REGISTERED =
  /\brera[ -](?:registered|approved)\b|\bregistered (?:with|under) (?:\w+[ -])?rera\b/i
const REGISTRATION = /\b(?:UPRERAPRJ|PRGO)\s?\d[\d/]*/gi

/** RERA Act 2016, section 11(2): an advertisement names the project's own registration. */
function registrationWarnings({ at, text }: PlacedText, { rera }: ProjectContent): Fault[] {
  const [claim] = REGISTERED.exec(text) ?? []
  if (claim !== undefined && !rera)
    return [{ at, text: `the text says ${claim}; no RERA registration is entered` }]
  const known = [...(rera?.number ?? '').matchAll(REGISTRATION)].map(([one]) => withoutMonth(one))
  return [...text.matchAll(REGISTRATION)]
    .filter(([one]) => !known.includes(withoutMonth(one)))
    .map(([one]) => ({ at, text: `the text says ${one}, which is not the RERA number entered` }))
}

/** `UPRERAPRJ 449/08/2024` is `UPRERAPRJ449`. */
function withoutMonth(number: string): string {
  return number.replaceAll(/\s|\/.*/g, '').toUpperCase()
}

/** A mistyped name, or the wrong quotes, in a project's file. */
const UNFILLED = /\$\{[^}]*\}?|\bundefined\b|\bNaN\b|\[object \w+\]/

function unfilledWarnings({ at, text }: PlacedText): Fault[] {
  const [part] = UNFILLED.exec(text) ?? []
  return part === undefined ? [] : [{ at, text: `the text says ${part} instead of a value` }]
}

/** Texts, and rows with a fact's name, that still state the fact's former value. */
function staleValueWarnings(before: ProjectContent, project: ProjectContent): Fault[] {
  const slots = factSlots(project)
  const texts = freeTexts(project)
  return changedFacts(before, project).flatMap(({ fact, was, became }) => {
    const rows = slots.filter(({ part }) => isCalledAs(fact, part))
    const isOfAnother = slots.some((one) => !rows.includes(one) && isSameValue(one.value, was))
    if (!isSpecific(was) || isOfAnother || contains(became, was)) return []
    const named = rows.flatMap(({ at }) => placedTexts(valueAt(project, at), at))
    return [...texts, ...named]
      .filter(({ text }) => contains(text, was))
      .map(({ at }) => ({ at, text: `the text still says ${was}` }))
  })
}

/** `23` or `Ready` may be of anything. */
function isSpecific(value: string): boolean {
  return /\d/.test(value) ? /[^\d.,+\s]/.test(value) : value.split(' ').length > 2
}

function contains(text: string, value: string): boolean {
  const [all, part] = [plainText(text), plainText(value)]
  const at = all.indexOf(part)
  const [left, right] = [all.charAt(at - 1), all.charAt(at + part.length)]
  return at >= 0 && !/[\w.,]/.test(left) && !/\w/.test(right)
}
