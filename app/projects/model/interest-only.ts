import type { Section } from '#app/projects/sections/section.ts'

import type { Project, SubPage } from './project.ts'

/** What the owner lets a page without a registration number say. */
export type UnregisteredProjects = 'show' | 'interest-only'

/** Kinds of section that name a price, a return, or when money is due. */
const SELLING: ReadonlySet<Section['kind']> = new Set([
  'prices',
  'payment-plan',
  'claims',
  'investment',
])

/**
 * The catalogue as visitors see it. With `interest-only` a project whose registration number is not
 * known stays on the site to register interest in, without prices or claims of return
 * (Real Estate (Regulation and Development) Act 2016, section 3: no sale before registration).
 */
export function shownProjects(
  projects: readonly Project[],
  setting: UnregisteredProjects,
): readonly Project[] {
  if (setting === 'show') return projects
  return projects.map((project) =>
    project.rera?.number === undefined ? interestOnly(project) : project,
  )
}

/** Whether any listing names a price, a plan or a return; else the site takes interest alone. */
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
