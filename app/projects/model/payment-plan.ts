import { sorted } from '#app/lib/lists.ts'
import type { SectionOf } from '#app/projects/sections/section.ts'

import type { Project } from './project.ts'

type Part = SectionOf<'payment-plan'>['parts'][number]

export type ListedPlan = {
  key: string
  name: string
  parts: readonly Part[]
  pages: { name: string; path: string }[]
}

/** `50:50`. */
export function planName(parts: readonly Part[]): string {
  return parts.map(({ share }) => share).join(':')
}

/** `50-on-booking-50-in-18-months`. */
export function planKey(parts: readonly Part[]): string {
  return parts
    .map(({ share, due }) => `${share} ${due ?? ''}`.trim())
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
}

/** Plans with other dates are separate. */
export function listPlans(projects: readonly Project[]): ListedPlan[] {
  const plans = new Map<string, ListedPlan>()
  for (const { sections, page } of statingPages(projects)) {
    for (const section of sections) {
      if (section.kind !== 'payment-plan') continue
      const { parts } = section
      const key = planKey(parts)
      const plan = plans.get(key) ?? { key, name: planName(parts), parts, pages: [] }
      plan.pages.push(page)
      plans.set(key, plan)
    }
  }
  return [...plans.values()]
}

const LIMITS = { terms: 40, pages: 12 } as const

/** The terms that most pages state and those requested, each with its first pages and the number of others. */
export function mostCommon<T extends { key: string; pages: readonly unknown[] }>(
  terms: readonly T[],
  requested: string | null,
): (T & { others?: number })[] {
  const top = sorted(terms, (a, b) => b.pages.length - a.pages.length).slice(0, LIMITS.terms)
  const shown = new Set(top)
  return terms
    .filter((one) => shown.has(one) || one.key === requested)
    .map((one) => {
      const others = one.pages.length - LIMITS.pages
      return others > 0 ? { ...one, pages: one.pages.slice(0, LIMITS.pages), others } : one
    })
}

export function statingPages(projects: readonly Project[]) {
  return projects.flatMap((project) => [
    { sections: project.sections, page: { name: project.name, path: `/${project.slug}` } },
    ...(project.pages ?? []).map(({ slug, name, sections }) => ({
      sections,
      page: { name: `${name}, ${project.name}`, path: `/${project.slug}/${slug}` },
    })),
  ])
}
