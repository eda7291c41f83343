import { bedroomsOf } from '#app/projects/catalogue/catalogue.ts'
import {
  statuses,
  type NearPlace,
  type ProjectStatus,
} from '#app/projects/filters/filter-choices.ts'
import type { Project, ProjectType, SubPage } from '#app/projects/model/project.ts'
import { publicPrices } from '#app/projects/model/public-prices.ts'
import { MONTHS } from '#app/projects/search/line/vocabulary.ts'
import type { Section, SectionOf } from '#app/projects/sections/section.ts'

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

type ProjectTexts = {
  all: string[]
  location: SectionOf<'location'>['items']
  progress: string[]
}

/** Texts about the place itself; without terms of sale, claims and the map's surroundings. */
function projectTexts(project: Project): ProjectTexts {
  const { summary, location, stage, possession, sections, facts = [] } = project
  const built = facts.filter(({ isTerm }) => isTerm !== true)
  const rows = sections.flatMap((section) => (section.kind === 'particulars' ? section.rows : []))
  return {
    all: [
      location,
      summary,
      ...built.map(({ figure, unit, label }) => joined(figure, unit, label)),
      ...sections.flatMap(sectionTexts),
      ...(project.pages ?? []).flatMap(pageTexts),
    ],
    location: sections.flatMap((section) => (section.kind === 'location' ? section.items : [])),
    progress: [
      stage ?? '',
      possession ?? '',
      ...rows.filter(({ label }) => PROGRESS.test(label)).map(({ value }) => value),
      ...built.filter(({ label }) => PROGRESS.test(label)).map(({ figure }) => figure),
    ].filter(Boolean),
  }
}

const PROGRESS = /\b(?:stage|status|possession|completion)\b/i

function searchText(project: Project): string {
  return [...new Set(projectTexts(project).all)].join('\n')
}

function pageTexts({ name, summary, sections }: SubPage): string[] {
  return [name, summary, ...sections.flatMap(sectionTexts)]
}

function sectionTexts(section: Section): string[] {
  const { kind } = section
  if (kind === 'overview' || kind === 'sustainability') return section.paragraphs
  if (kind === 'features') return section.items
  if (kind === 'units') return section.rows.map(({ name, detail }) => joined(name, detail))
  if (kind === 'particulars') return section.rows.map(({ label, value }) => joined(label, value))
  if (kind === 'location') return section.items.map(({ place }) => place)
  if (kind === 'gallery') return section.items.flatMap(({ title }) => title ?? [])
  if (kind !== 'tiles') return []
  const built = section.items.filter(({ isTerm }) => isTerm !== true)
  return built.map(({ title, text }) => joined(title, text))
}

function joined(...texts: (string | undefined)[]): string {
  return texts.filter(Boolean).join(' ')
}
