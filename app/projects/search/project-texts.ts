import type { Project, SubPage } from '#app/projects/model/project.ts'
import type { Section, SectionOf } from '#app/projects/sections/section.ts'

type ProjectTexts = {
  all: string[]
  location: SectionOf<'location'>['items']
  progress: string[]
}

/** Texts about the place itself; without terms of sale, claims and the map's surroundings. */
export function projectTexts(project: Project): ProjectTexts {
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

export function searchText(project: Project): string {
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
