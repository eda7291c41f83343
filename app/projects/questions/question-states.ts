import { groupedAreas } from '#app/lib/text/printed-units.ts'
import type { FloorPlan } from '#app/media/photos/plan.ts'
import type { FactName } from '#app/projects/facts/fact-names.ts'
import type { Checked } from '#app/projects/model/checked.ts'
import { planName } from '#app/projects/model/payment-plan.ts'
import { isPlaced } from '#app/projects/model/place.ts'
import { formatPrice, priceLabel } from '#app/projects/model/price-label.ts'
import type { Project, SubPage } from '#app/projects/model/project.ts'
import {
  findStated,
  statedSizes,
  type StatedRow,
  type Stating,
} from '#app/projects/model/stated-facts.ts'

import { planNames, questions, type QuestionKey, type QuestionState } from './question.ts'

/** A project or one of its spaces. */
type Part = Stating & { possession?: Project['possession'] }

export type Questioned = Part &
  Pick<Project, 'price' | 'type' | 'location' | 'checked'> &
  Partial<
    Pick<
      Project,
      'revealPrice' | 'isInterestOnly' | 'rera' | 'pin' | 'outline' | 'availability' | 'asked'
    >
  > & {
    pages?: readonly (Part & Pick<SubPage, 'checked'>)[] | undefined
    /** Floor plans on the page, by type of unit. */
    plans?: readonly UploadedPlan[] | undefined
  }

type UploadedPlan = Pick<FloorPlan, 'unit' | 'area' | 'checked'>

type Rule<P> = (part: P) => StatedRow | undefined

export type CheckedFact = { fact: FactName; part: string; checked: Checked }

/** With more parts their shares make no short name. */
const MAX_SHARES = 3
const MAX_UNITS = 3
/** Not stated before a registration (RERA Act 2016, section 3). */
const TERMS: ReadonlySet<QuestionKey> = new Set(['price', 'payment-plan'])

/** `isPartial`: not of every type of unit. */
type Answer = StatedRow & { isPartial?: boolean }

const rules: Record<QuestionKey, (project: Questioned) => Answer | undefined> = {
  price: (project) =>
    priceLabel(project).kind === 'from'
      ? { fact: 'price', part: '', value: `From ${formatPrice(project.price)}` }
      : undefined,
  rera: ({ rera }) =>
    rera?.number === undefined ? undefined : { fact: 'rera', part: '', value: rera.number },
  sizes: (project) => orOfSpaces(statedSizes)(project) ?? planSizes(project),
  plans: plansOf,
  'payment-plan': orOfSpaces(paymentPlan),
  possession: orOfSpaces(possession),
  location: (project) =>
    isPlaced(project)
      ? { fact: 'figure', part: 'Exact location', value: project.location }
      : undefined,
  availability: ({ availability }) =>
    availability === undefined
      ? undefined
      : { fact: 'figure', part: 'Availability', value: availability },
}

/** The one truth about each question, on every page, card and sheet; `changes` are the project's published changes, newest first. */
export function questionStates(
  project: Questioned,
  changes: readonly CheckedFact[] = [],
): QuestionState[] {
  return questions
    .filter(({ key }) => !project.isInterestOnly || !TERMS.has(key))
    .map((base) => {
      const name = base.key === 'plans' ? planNames[project.type] : undefined
      const question = { ...base, ...(name && { label: name, ask: name }) }
      const answer = rules[question.key](project)
      return {
        ...question,
        ...(answer ? confirmed(answer, project, changes) : unanswered(base.key, project)),
      }
    })
}

function confirmed(answer: Answer, project: Questioned, changes: readonly CheckedFact[]) {
  const own = answer.checked ?? project.checked
  const change = changes.find(({ fact, part }) => fact === answer.fact && part === answer.part)
  const { source, on } = change && change.checked.on > own.on ? change.checked : own
  return {
    state: 'confirmed' as const,
    value: groupedAreas(answer.value),
    source,
    day: on,
    ...(answer.isPartial && { isPartial: true as const }),
  }
}

function unanswered(key: QuestionKey, { asked, rera }: Questioned) {
  const request = asked?.find(({ question }) => question === key)
  if (request) {
    const { whom, on, due } = request
    return { state: 'asked' as const, whom, on, ...(due !== undefined && { due }) }
  }
  if (key !== 'rera') return { state: 'not-announced' as const }
  // Whether the authority has published a number is for us to look up.
  return {
    state: 'not-announced' as const,
    known: rera ? 'Registered, number on request' : 'On request',
  }
}

function plansOf(project: Questioned): Answer | undefined {
  const { plans = [] } = project
  if (plans.length === 0) return undefined
  const units = [...new Set(plans.map(({ unit }) => unit))]
  const value = units.length > MAX_UNITS ? `${units.length} types of unit` : units.join(', ')
  return { ...ofPlans(plans, project), part: 'Floor plans', value }
}

/** The areas of the plans, where the project states no sizes. */
function planSizes(project: Questioned): Answer | undefined {
  const plans = (project.plans ?? []).filter(({ area }) => area)
  const facts = plans.map(({ unit, area = '' }) => ({ figure: area, label: unit }))
  const sizes = statedSizes({ facts })
  if (!sizes) return undefined
  const answer = ofPlans(plans, project)
  const value = answer.isPartial ? `${sizes.value}, for some units` : sizes.value
  return { ...answer, part: 'Sizes of floor plans', value }
}

/** Plans are as fresh as the oldest check, and leave units open that have none. */
function ofPlans(plans: readonly UploadedPlan[], { sections, checked }: Questioned) {
  const [first = checked, ...others] = plans.map((plan) => plan.checked ?? checked)
  const planned = new Set(plans.map(({ unit }) => unitKey(unit)))
  const units = sections?.flatMap((one) => (one.kind === 'units' ? one.rows : [])) ?? []
  return {
    fact: 'figure' as const,
    checked: others.reduce((oldest, one) => (one.on < oldest.on ? one : oldest), first),
    isPartial: units.some(
      ({ name, bedrooms }) => bedrooms !== undefined && !planned.has(unitKey(name)),
    ),
  }
}

/** The same for `3 BHK + Utility` and `3BHK+utility`. */
export function unitKey(name: string): string {
  return name.toLowerCase().replaceAll(/\s/g, '')
}

function paymentPlan(part: Part): StatedRow | undefined {
  const plan = part.sections?.find((section) => section.kind === 'payment-plan')
  if (!plan) return findStated(/\bpayment plan\b/i, part)
  const { parts, checked } = plan
  const value = parts.length > MAX_SHARES ? `${parts.length} payment stages` : planName(parts)
  return { fact: 'figure', part: 'Shares of the payment', value, checked }
}

function possession(part: Part): StatedRow | undefined {
  if (part.possession !== undefined) return { fact: 'possession', part: '', value: part.possession }
  return findStated(/\b(?:possession|completion)\b/i, part)
}

/** What the project states, else what its spaces state, each value once. */
function orOfSpaces(rule: Rule<Part>): Rule<Questioned> {
  return (project) => {
    const own = rule(project)
    if (own) return own
    const pages = project.pages ?? []
    const found = pages.flatMap((page) => {
      const row = rule(page)
      return row ? [{ ...row, checked: row.checked ?? page.checked }] : []
    })
    const [first] = found
    if (!first) return undefined
    const values = [...new Set(found.map(({ value }) => value))].join(', ')
    const scope = found.length === pages.length ? 'by space' : 'for some spaces'
    return { ...first, part: scope, value: `${values}, ${scope}` }
  }
}
