import type { Section } from './section.ts'

/** For kinds of section without a title. */
const HEADINGS = {
  overview: 'Overview',
  location: 'Location',
  prices: 'Prices',
  'payment-plan': 'Payment plan',
  landmarks: 'Nearby landmarks',
  sustainability: 'Sustainability',
  investment: 'Investment potential',
  developer: 'Why choose the developer',
  links: 'Developer’s website',
  claims: 'What the developer says',
  'coming-soon': 'Coming Soon',
} as const

export function headingOf(section: Section): string {
  return 'title' in section ? section.title : HEADINGS[section.kind]
}

export function anchorOf(section: Section): string {
  return headingOf(section)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
}
