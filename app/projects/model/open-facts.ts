import { priceLabel, type Priced } from './price-label.ts'
import type { Project } from './project.ts'
import { statesSizes, statesUnder } from './stated-facts.ts'

const PLANS = {
  Apartments: 'Floor plans',
  Plots: 'Plot layout',
  Farmhouse: 'Plot layout',
  Commercial: 'Floor plans',
  Upcoming: 'Launch details',
} as const

/** A missing fact, and the words with which the enquiry form offers it. */
export type OpenFact = { name: string; ask: string }

const PRICE = { name: 'Price', ask: 'Price list' } as const
const RERA = { name: 'RERA number', ask: 'RERA number' } as const
export const openTo = {
  sizes: { name: 'Sizes', ask: 'Sizes' },
  paymentPlan: { name: 'Payment plan', ask: 'Payment plan' },
  possession: { name: 'Possession', ask: 'Possession date' },
  land: { name: 'Land area', ask: 'Land area' },
  floors: { name: 'Floors', ask: 'Number of floors' },
  distances: { name: 'Distances', ask: 'Distances' },
} as const satisfies Record<string, OpenFact>

type EnquiryProject = Priced & Pick<Project, 'rera' | 'type'>

/** What the enquiry form offers, missing facts first. */
export function enquiryOptions(project: EnquiryProject): string[] {
  return [...unpublished(project).map(({ ask }) => ask), PLANS[project.type], 'Site visit']
}

/** Missing facts in the order in which buyers ask for them. */
export function openFacts(
  project: EnquiryProject & Pick<Project, 'facts' | 'plots' | 'sections' | 'possession'>,
) {
  const plans = PLANS[project.type]
  const hasPlan =
    project.sections.some(({ kind }) => kind === 'payment-plan') ||
    statesUnder(/\bpayment plan\b/i, project)
  const isDated =
    project.possession !== undefined || statesUnder(/\b(?:possession|completion)\b/i, project)
  return [
    ...unpublished(project),
    ...(statesSizes(project) ? [] : [openTo.sizes]),
    { name: plans, ask: plans },
    ...(hasPlan || project.isInterestOnly ? [] : [openTo.paymentPlan]),
    ...(isDated ? [] : [openTo.possession]),
  ] satisfies OpenFact[]
}

/** Missing facts below the page's head, which covers price and registration; none for pre-launch projects and subpages. */
export function openBelowHead(
  page: Parameters<typeof openFacts>[0] & { pages?: readonly unknown[] | undefined },
): OpenFact[] {
  if (page.type === 'Upcoming' || page.pages) return []
  const inHead = new Set<string>([PRICE.ask, RERA.ask])
  return openFacts(page).filter(({ ask }) => !inHead.has(ask))
}

/** The enquiry form's address with one option ticked. */
export function enquiryAddress(slug: string, option: string): string {
  return `/${slug}?${new URLSearchParams({ ask: option })}#enquire`
}

/** Reads `?ask=`; options that no page offers are ignored. */
export function chosenEnquiryOptions(query: URLSearchParams): string[] {
  const known = new Set<string>([
    PRICE.ask,
    RERA.ask,
    ...Object.values(PLANS),
    ...Object.values(openTo).map(({ ask }) => ask),
  ])
  return [...new Set(query.getAll('ask'))].filter((option) => known.has(option))
}

function unpublished(project: EnquiryProject): OpenFact[] {
  return [
    ...(priceLabel(project).kind === 'soon' ? [PRICE] : []),
    ...(project.rera?.number === undefined ? [RERA] : []),
  ]
}
