import type { Section } from './section.ts'

/** The heading of a section as the page's own list of contents names it. */
export function headingOf(section: Section): string {
  switch (section.kind) {
    case 'overview':
      return 'Overview'
    case 'location':
      return 'Location'
    case 'prices':
      return 'Prices'
    case 'claims':
      return 'What the developer states'
    case 'coming-soon':
      return 'Coming Soon'
    default:
      return section.title
  }
}

export function anchorOf(section: Section): string {
  return headingOf(section)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
}
