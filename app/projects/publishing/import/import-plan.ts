import type { ProjectContent } from '#app/projects/model/project.ts'
import { factKey, foldedKey } from '#app/projects/facts/fact-key.ts'
import { slotsByKey } from '#app/projects/facts/fact-slots.ts'
import {
  changedFacts,
  sourcesSchema,
  type FactChange,
  type Sources,
} from '#app/projects/facts/project-facts.ts'
import type { Checked } from '#app/projects/model/checked.ts'
import type { Project } from '#app/projects/model/project.ts'
import { addressHolders, formerAddressFaults } from '#app/projects/publishing/address-holders.ts'
import { checkedAhead } from '#app/projects/publishing/checked-ahead.ts'
import { differences, type Difference, type FieldPath } from '#app/publishing/difference.ts'
import { warningsIn } from '#app/publishing/fault.ts'
import {
  placedFaults,
  publishFaults,
  parseProject,
  type PublishContext,
} from '#app/projects/publishing/project-faults.ts'
import { withPublished, type Published } from '#app/projects/publishing/published.ts'

export type ProjectChange = {
  project: ProjectContent
  /** What texts say and no fact does. */
  warnings: string[]
  isNew: boolean
  facts: FactChange[]
  sources: Sources
  values: Difference[]
}

export type ImportPlan = {
  changed: ProjectChange[]
  archived: Project[]
  withoutFile: Project[]
  /** Archived projects with a file; only the dashboard restores them. */
  stayArchived: Project[]
  /** Sentences; with any, nothing may be published. */
  faults: string[]
}

export type CurrentCatalogue = { fileProjects: readonly Project[]; published: Published } & Pick<
  PublishContext,
  'unregistered'
>

/** With `prune`, projects without a file are archived. */
export function planImport(
  files: readonly ProjectContent[],
  { fileProjects, published, ...setting }: CurrentCatalogue,
  { prune }: { prune: boolean },
): ImportPlan {
  const shown = new Map(withPublished(fileProjects, published).map((one) => [one.id, one]))
  const isArchived = ({ id }: Pick<Project, 'id'>) => published.projects.get(id)?.isArchived
  const living = files.filter((file) => !isArchived(file))
  const named = new Set(files.map(({ id }) => id))
  const absent = [...shown.values()].filter(({ id }) => !named.has(id))
  const others = [...living, ...(prune ? [] : absent)]
  const context = { others, holders: addressHolders(fileProjects, published), ...setting }
  const changed = living.flatMap((project) =>
    changeOf(project, { ...context, before: shown.get(project.id) }),
  )
  return {
    changed,
    archived: prune ? absent : [],
    withoutFile: prune ? [] : absent,
    stayArchived: files.filter(isArchived),
    faults: changed.flatMap(({ project, sources }) =>
      [
        ...publishFaults(project, context).map(({ text }) => text),
        ...formerAddressFaults(project, context),
        ...checkedAhead(project, shown.get(project.id)).map(
          ({ at, text }) => `${at.join(' ')} ${text}`,
        ),
        ...nameFaults(sources),
      ].map((fault) => `${project.slug}.ts: ${fault}`),
    ),
  }
}

/** Compares as parsed, so order and absent values do not matter. */
export function isSameProject(one: unknown, other: ProjectContent): boolean {
  const { project } = parseProject(one)
  return project !== undefined && JSON.stringify(project) === JSON.stringify(other)
}

function changeOf(project: ProjectContent, context: PublishContext): ProjectChange[] {
  const { before: shown } = context
  if (isSameProject(shown, project)) return []
  const before = shown && parseProject(shown).project
  const warnings = warningsIn(placedFaults(project, context)).map(({ text }) => text)
  const facts = changedFacts(before, project)
  const values = differences(before, project)
  return [{ project, warnings, isNew: !shown, facts, sources: sourcesOf(project, facts), values }]
}

/** A fact's nearest source in the file, otherwise the project's. */
function sourcesOf(project: ProjectContent, facts: readonly FactChange[]): Sources {
  const slots = slotsByKey(project)
  return Object.fromEntries(
    facts.map((fact) => {
      const key = factKey(fact)
      return [key, nearestCheck(project, slots.get(foldedKey(fact))?.at ?? [])]
    }),
  )
}

function nearestCheck({ checked, pages = [], sections }: ProjectContent, at: FieldPath): Checked {
  const [list, index, inner, section] = at
  const below = list === 'pages' ? pages[Number(index)] : undefined
  if (below)
    return (
      (inner === 'sections' ? below.sections[Number(section)]?.checked : undefined) ??
      below.checked ??
      checked
    )
  return (list === 'sections' ? sections[Number(index)]?.checked : undefined) ?? checked
}

function nameFaults(sources: Sources): string[] {
  const { success } = sourcesSchema.safeParse(sources)
  return success ? [] : ['a row of a table has a name of more than 300 letters']
}
