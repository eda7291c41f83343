import { bedroomsOf } from '#app/projects/catalogue/catalogue.ts'
import {
  statuses,
  type NearPlace,
  type ProjectStatus,
} from '#app/projects/filters/filter-choices.ts'
import type { Project, ProjectType } from '#app/projects/model/project.ts'
import { publicPrices } from '#app/projects/model/public-prices.ts'
import { MONTHS } from '#app/projects/search/line/vocabulary.ts'

import { projectTexts, searchText } from './project-texts.ts'

export type SearchProject = {
  slug: string
  name: string
  location: string
  type: ProjectType
  developer?: string | undefined
  bedrooms: number[]
  /** Rupees, the starting price first; empty while not public. */
  amounts: { from: number; to: number }[]
  statuses: ProjectStatus[]
  /** `2026-12`. */
  possession?: string | undefined
  near: { place: NearPlace; km?: number | undefined }[]
  text: string
}

export function toSearchProject(project: Project): SearchProject {
  const { slug, name, location, type, developer } = project
  return {
    slug,
    name,
    location,
    type,
    ...(developer !== undefined && { developer }),
    bedrooms: bedroomsOf(project),
    amounts: publicPrices(project),
    statuses: statusesOf(project),
    ...possessionOf(project),
    near: nearOf(project),
    text: searchText(project),
  }
}

function statusesOf(project: Project): ProjectStatus[] {
  const { type, stage, possession } = project
  const stated = projectTexts(project).progress.join('\n')
  const has: Record<ProjectStatus, boolean> = {
    'coming-soon': type === 'Upcoming',
    'pre-launch': stage === 'Pre-launch',
    'new-launch': /\bnew(?:ly)? launch/i.test(stated),
    'under-construction': /\bunder construction\b/i.test(stated),
    ready: /\bready (?:to move|possession)\b/i.test(stated),
    possession: possession !== undefined,
  }
  return statuses.map(({ value }) => value).filter((status) => has[status])
}

/** A span from today names no month. */
function possessionOf({ possession = '' }: Project): { possession?: string } {
  const [, month = '', year] = /^([a-z]{3})[a-z]* (20\d\d)$/i.exec(possession) ?? []
  const number = MONTHS.indexOf(month.toLowerCase()) + 1
  return number > 0 ? { possession: `${year}-${String(number).padStart(2, '0')}` } : {}
}

/** Only what the project states, with the distance where given. */
function nearOf(project: Project): SearchProject['near'] {
  const { all, location } = projectTexts(project)
  return NEAR.flatMap(({ place, pattern }) => {
    const stated = location.filter((item) => pattern.test(item.place))
    const distances = stated.flatMap(({ km }) => km ?? [])
    if (distances.length > 0) return [{ place, km: Math.min(...distances) }]
    return all.some((text) => pattern.test(text)) ? [{ place }] : []
  })
}

const NEAR = [
  { place: 'metro', pattern: /\bmetro\b/i },
  { place: 'airport', pattern: /\bairport\b/i },
] as const satisfies readonly { place: NearPlace; pattern: RegExp }[]
