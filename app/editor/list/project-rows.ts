import { reversed, sorted } from '#app/lib/lists.ts'
import { rupeeText } from '#app/projects/model/price-label.ts'
import type { Project } from '#app/projects/model/project.ts'
import { daysSince } from '#app/projects/page/provenance.ts'
import type { QuestionKey } from '#app/projects/questions/question.ts'
import { questionStates } from '#app/projects/questions/question-states.ts'
import type { PublishedChange } from '#app/projects/publishing/published.ts'

export const lookedAt = ['rera', 'price', 'possession', 'area'] as const
export type LookedAt = (typeof lookedAt)[number]

/** Facts that every visitor misses; towers and floors are sold without their land. */
const NEEDED: ReadonlySet<LookedAt> = new Set(['price', 'possession', 'rera'])

/** `value` is null when not stated; `days` since it was checked. */
export type FactState = { value: string | null; isMissed: boolean; days: number }

/** `filed`: as installed, never published. */
export type ProjectState = 'filed' | 'published' | 'archived' | 'new'

export type ProjectRow = {
  id: number
  name: string
  location: string
  state: ProjectState
  draft: { by: string | null; at: string } | undefined
  facts: Record<LookedAt, FactState>
  /** Photos hidden because they have no description. */
  undescribed: number
  /** How many facts and photo descriptions are missing. */
  missing: number
  questions: { confirmed: number; all: number; overdue: number; waiting: number }
}

export type ProjectEntry = {
  project: Project
  state: ProjectState
  draft: ProjectRow['draft']
  undescribed: number
}

type Context = {
  changes: readonly PublishedChange[]
  today: string
  failed: ReadonlySet<number>
  derivedOf: (id: number) => Pick<Project, 'asked' | 'plans'>
  /** People without an answer, by project. */
  waiting: ReadonlyMap<number, number>
}

/** What keeps buyers from enquiring, the worst first. */
const BLOCKING: readonly QuestionKey[] = ['rera', 'price']

/** Failed schedules first, then what blocks enquiries to listed projects, then who waits, then the fewest answers, then the oldest facts. */
export function projectRows(
  known: readonly ProjectEntry[],
  { changes, today, failed, derivedOf, waiting }: Context,
): ProjectRow[] {
  const latest = latestChecks(changes)
  const rows = known.map(({ project, state, draft, undescribed }) => {
    const { id, name, location } = project
    const stateOf = (fact: LookedAt): FactState => {
      const value = valueOf(project, fact)
      const checked = latest.get(`${id} ${fact}`) ?? project.checked
      return {
        value,
        isMissed: value === null && NEEDED.has(fact),
        days: daysSince(checked, today),
      }
    }
    const facts = {
      price: stateOf('price'),
      possession: stateOf('possession'),
      rera: stateOf('rera'),
      area: stateOf('area'),
    }
    const missing = lookedAt.filter((fact) => facts[fact].isMissed).length + undescribed
    const states = questionStates({ ...project, ...derivedOf(id) })
    const open = states.filter((one) => one.state !== 'confirmed')
    const questions = {
      all: states.length,
      confirmed: states.length - open.length,
      overdue: open.filter((one) => one.state === 'asked' && (one.due ?? today) < today).length,
      waiting: waiting.get(id) ?? 0,
    }
    const blocked = state === 'archived' ? 0 : blockedBy(open)
    return { id, name, location, state, draft, facts, undescribed, missing, questions, blocked }
  })
  return sorted(
    rows,
    (one, other) =>
      Number(failed.has(other.id)) - Number(failed.has(one.id)) ||
      other.blocked - one.blocked ||
      other.questions.waiting - one.questions.waiting ||
      one.questions.confirmed - other.questions.confirmed ||
      other.missing - one.missing ||
      oldest(other) - oldest(one) ||
      one.id - other.id,
  )
}

/** Binary: an earlier question outweighs all later ones. */
function blockedBy(open: readonly { key: QuestionKey }[]): number {
  return BLOCKING.reduce(
    (sum, key, at) => sum + (open.some((one) => one.key === key) ? 2 ** (BLOCKING.length - at) : 0),
    0,
  )
}

/** Changes come newest first. */
function latestChecks(changes: readonly PublishedChange[]) {
  const own = changes.filter(({ part }) => part === '')
  return new Map(
    reversed(own).map(({ projectId, fact, checked }) => [`${projectId} ${fact}`, checked]),
  )
}

function oldest({ facts }: ProjectRow): number {
  const states = lookedAt.map((fact) => facts[fact])
  return Math.max(...states.map(({ value, isMissed, days }) => (value || isMissed ? days : 0)))
}

function valueOf(project: Project, fact: LookedAt): string | null {
  if (fact === 'rera') return project.rera?.number ?? null
  if (fact === 'area') return project.area ?? null
  if (fact === 'possession') return project.possession ?? null
  return project.price === '' || project.revealPrice ? null : rupeeText(project.price)
}
