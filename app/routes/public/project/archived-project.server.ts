import { config } from '#app/config/config.server.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'
import { findFormer } from '#app/projects/catalogue/current-catalogue.server.ts'
import type { Related } from '#app/projects/catalogue/related.ts'
import { factsOf } from '#app/projects/facts/project-facts.ts'
import { factTerm, factText } from '#app/projects/history/change-texts.ts'
import type { PublicChange } from '#app/projects/history/public-changes.ts'
import type { Project, ProjectCardFacts } from '#app/projects/model/project.ts'
import { checkText, oldestCheck } from '#app/projects/page/provenance.ts'
import { parseProject } from '#app/projects/publishing/project-faults.ts'
import { changesOf } from '#app/routes/public/changes/all-changes.server.ts'
import { pageCard } from '#app/routes/public/frame/page-card.server.ts'

import { relatedCards } from './project-page.server.ts'

export type ArchivedProject = Pick<Project, 'slug' | 'name' | 'location' | 'type'> & {
  facts: { term: string; text: string }[]
  /** `26 Nov 2026 against the developer’s own information` */
  check: string
  changes: PublicChange[]
  related: Related<ProjectCardFacts>[]
  card: { url: string; alt: string }
  origin: string
  brand: string
}

export function findArchived(slug: string): ArchivedProject | undefined {
  const former = findFormer(slug)
  if (!former || !('archived' in former)) return undefined
  const { archived } = former
  const { project } = parseProject(archived)
  const origin = siteOrigin(config.PUBLIC_URL)
  return {
    slug: archived.slug,
    name: archived.name,
    location: archived.location,
    type: archived.type,
    facts: (project ? factsOf(project) : []).map((one) => ({
      term: factTerm(one),
      text: factText(one.fact, one.value),
    })),
    check: checkText(oldestCheck(archived)),
    changes: changesOf(archived),
    related: relatedCards(archived),
    card: pageCard('/', origin),
    origin,
    brand: config.BRAND,
  }
}
