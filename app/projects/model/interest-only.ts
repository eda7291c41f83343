import type { Section } from '#app/projects/sections/section.ts'

import type { Project, SubPage } from './project.ts'

/** What the owner allows on pages without a registration number. */
export type UnregisteredProjects = 'show' | 'interest-only'

/** Sections with a price, a return or a due date of payment. */
const SELLING: ReadonlySet<Section['kind']> = new Set([
  'prices',
  'payment-plan',
  'claims',
  'investment',
])

/** With `interest-only`, unregistered projects lose prices and returns (RERA Act 2016, section 3: no sale before registration). */
export function shownProjects(
  projects: readonly Project[],
  setting: UnregisteredProjects,
): readonly Project[] {
  if (setting === 'show') return projects
  return projects.map((project) =>
    project.rera?.number === undefined ? interestOnly(project) : project,
  )
}

export function hasOffers(projects: readonly Pick<Project, 'isInterestOnly'>[]): boolean {
  return projects.some(({ isInterestOnly }) => isInterestOnly !== true)
}

function interestOnly(project: Project): Project {
  const { pages, ...rest } = project
  return {
    ...rest,
    price: '',
    isInterestOnly: true,
    sections: withoutSelling(project.sections),
    ...factsWithoutClaims(project),
    ...(pages && { pages: pages.map(interestOnlyPage) }),
  }
}

function interestOnlyPage(page: SubPage): SubPage {
  return { ...page, sections: withoutSelling(page.sections), ...factsWithoutClaims(page) }
}

function withoutSelling(sections: readonly Section[]): Section[] {
  return sections
    .filter(({ kind }) => !SELLING.has(kind))
    .map((section) =>
      section.kind === 'tiles'
        ? { ...section, items: section.items.filter(({ isTerm }) => isTerm !== true) }
        : section,
    )
}

function factsWithoutClaims({ facts }: Pick<Project, 'facts'>): Pick<Project, 'facts'> {
  return facts ? { facts: facts.filter(({ isTerm }) => isTerm !== true) } : {}
}
