import type { GoLiveName, GoLiveStep } from '#app/health/go-live/judge-go-live.ts'
import { settingSections, type SettingSection } from '#app/settings/setting-sections.ts'

export type SectionMark = 'needs' | 'server' | 'set'
export type SectionMarks = Partial<Record<SettingSection, SectionMark>>

/** Where an owner does a step of Go live. */
const SECTION_OF: Partial<Record<GoLiveName, SettingSection>> = {
  business: 'business',
  email: 'notifications',
  rera: 'legal',
  contact: 'legal',
  backups: 'backups',
}

type Facts = {
  steps: readonly GoLiveStep[]
  /** Names that the environment sets. */
  byServer: ReadonlySet<string>
  /** Sections in which an owner has set something. */
  set: ReadonlySet<string>
  /** The last backup. */
  hasFailed: boolean
}

/** The one thing to know of each section; none where all of it has its default. */
export function sectionMarks({ steps, byServer, set, hasFailed }: Facts): SectionMarks {
  const open = steps.flatMap(({ name, isDone }) => (isDone ? [] : [SECTION_OF[name]]))
  if (hasFailed) open.push('backups')
  const marks = Object.entries(settingSections).map(([section, names]) => {
    if (open.some((one) => one === section)) return [section, 'needs'] as const
    if (names.some((name) => byServer.has(name))) return [section, 'server'] as const
    return set.has(section) ? ([section, 'set'] as const) : undefined
  })
  return Object.fromEntries(marks.filter((mark) => mark !== undefined))
}
