import { priceLabel } from '#app/projects/model/price-label.ts'
import type { Project } from '#app/projects/model/project.ts'

export type Comparison = {
  projects: { slug: string; name: string }[]
  /** Undefined where the project does not state it. */
  rows: { label: string; values: (string | undefined)[] }[]
}

/** Labels that other rows repeat. */
const REPEATED = new Set([
  'Homes',
  'Sizes',
  'Plots',
  'Plots from',
  'Smallest plot',
  'Largest plot',
  'Completion',
])

/** A row for each fact that at least one project states. */
export function compareProjects(projects: readonly Project[]): Comparison {
  const extra = projects.flatMap(({ facts = [] }) => facts.map(({ label }) => label))
  const rows: [string, (project: Project) => string | undefined][] = [
    ['Price', priceOf],
    ['Location', ({ location }) => location],
    ['Type', ({ type }) => type],
    ['Developer', ({ developer }) => developer],
    ['Land', ({ area }) => area],
    ['Homes', homesOf],
    ['Sizes', sizesOf],
    ['Stage', ({ stage }) => stage],
    ['Possession', ({ possession }) => possession],
    ['RERA', reraOf],
    ...[...new Set(extra)]
      .filter((label) => !REPEATED.has(label))
      .map((label): [string, (project: Project) => string | undefined] => [
        label,
        (project) => factOf(project, label),
      ]),
  ]
  return {
    projects: projects.map(({ slug, name }) => ({ slug, name })),
    rows: rows
      .map(([label, valueOf]) => ({ label, values: projects.map(valueOf) }))
      .filter(({ values }) => values.some((value) => value !== undefined)),
  }
}

function priceOf(project: Project): string | undefined {
  const { kind, text } = priceLabel(project)
  return kind === 'interest' ? undefined : text
}

function homesOf(project: Project): string | undefined {
  const homes = unitsOf(project).filter(({ bedrooms }) => bedrooms !== undefined)
  if (homes.length === 0) return factOf(project, 'Homes')
  return [...new Set(homes.map(({ name }) => name))].join(', ')
}

function sizesOf(project: Project): string | undefined {
  const details = unitsOf(project).flatMap(({ bedrooms, detail }) =>
    bedrooms === undefined && detail ? [detail] : [],
  )
  return factOf(project, 'Sizes') ?? factOf(project, 'Plots') ?? (details.join(', ') || undefined)
}

function reraOf({ rera }: Project): string | undefined {
  if (!rera) return undefined
  return rera.number ?? 'Registered, number on request'
}

function unitsOf({ sections }: Project) {
  return sections.flatMap((section) => (section.kind === 'units' ? section.rows : []))
}

function factOf({ facts }: Project, label: string): string | undefined {
  const fact = facts?.find((one) => one.label === label)
  return fact && [fact.figure, fact.unit].filter(Boolean).join(' ')
}
