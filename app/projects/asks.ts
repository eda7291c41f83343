import { priceLabel, type Priced } from './price-label.ts'
import type { Project } from './project.ts'

const PLANS = {
  Apartments: 'Floor plans',
  Plots: 'Plot layout',
  Farmhouse: 'Plot layout',
  Commercial: 'Floor plans',
  Upcoming: 'Launch details',
} as const

/** What the enquiry panel offers to send: first of all what the page does not say. */
export function asksAbout(project: Priced & Pick<Project, 'rera' | 'type'>): string[] {
  return [
    ...(priceLabel(project).kind === 'soon' ? ['Price list'] : []),
    ...(project.rera?.number === undefined ? ['RERA number'] : []),
    PLANS[project.type],
    'Site visit',
  ]
}
