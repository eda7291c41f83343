import { indianDay } from '#app/lib/dates/indian-day.ts'
import { sorted } from '#app/lib/lists.ts'
import { factKey } from '#app/projects/facts/fact-key.ts'
import type { Project } from '#app/projects/model/project.ts'
import { checkedDay } from '#app/projects/page/provenance.ts'
import {
  addressHolders,
  type AddressHolder,
  type AddressHolders,
} from '#app/projects/publishing/address-holders.ts'
import { withPublished, type Published } from '#app/projects/publishing/published.ts'
import { readIn } from '#app/publishing/stored-texts.ts'

import {
  groupByProject,
  type PublicationHistory,
  type PastPublication,
} from './publication-history.ts'

export type TakenHistory = {
  projectId: number
  slug: string
  missing: PastPublication[]
  /** All imported publications are earlier than those here, whose newest stays visible. */
  isBeneath: boolean
}

export type HistoryPlan = {
  taken: TakenHistory[]
  /** Projects whose imported history contradicts the one here. */
  left: { slug: string; why: string }[]
}

type Here = {
  publications: readonly PastPublication[]
  fromFile: readonly Project[]
  published: Published
}

/** Selects what is missing here, project by project, and nothing that contradicts this site's own publications. */
export function planHistory({ publications }: PublicationHistory, here: Here): HistoryPlan {
  const known = groupByProject(here.publications)
  const holders = addressHolders(here.fromFile, here.published)
  const moved = new Set(publications.map(({ listing: project }) => project))
  const plan: HistoryPlan = { taken: [], left: [] }
  for (const [projectId, past] of groupByProject(publications)) {
    const own = known.get(projectId) ?? []
    const slug = past.at(-1)?.slug ?? ''
    const missing = missingOf(past, { own, holders })
    if (missing.length === 0) continue
    const isBeneath = own.length > 0 && !isContinued(past, { own, missing })
    const why =
      strangerWhy(past, { ...here, holders, moved }) ??
      (isBeneath ? laterWhy(missing, own) : undefined)
    if (why === undefined) plan.taken.push({ projectId, slug, missing, isBeneath })
    else plan.left.push({ slug, why })
  }
  return plan
}

function keyOf({ slug, publishedAt, isArchived, changes }: PastPublication): string {
  const facts = sorted(changes, (one, other) => (factKey(one) < factKey(other) ? -1 : 1)).map(
    ({ was, became, source, on, ...of }) => [factKey(of), was, became, source, on],
  )
  return JSON.stringify([publishedAt, slug, isArchived, facts])
}

/** An address that leads to the project already is not missing. */
function missingOf(
  past: readonly PastPublication[],
  { own, holders }: { own: readonly PastPublication[]; holders: AddressHolders },
): PastPublication[] {
  const [first] = own
  const keys = new Set(own.map(keyOf))
  const isKnown = ({ listing: project, slug, changes, publishedAt }: PastPublication) =>
    first !== undefined &&
    changes.length === 0 &&
    publishedAt <= first.publishedAt &&
    holders.get(slug)?.id === project
  return past.filter((one) => !keys.has(keyOf(one)) && !isKnown(one))
}

/** Whether the history here is the beginning of the imported one. */
function isContinued(
  past: readonly PastPublication[],
  { own, missing }: { own: readonly PastPublication[]; missing: readonly PastPublication[] },
): boolean {
  const keys = new Set(past.map(keyOf))
  const last = own.at(-1)
  const end = last === undefined ? -1 : past.findIndex((one) => keyOf(one) === keyOf(last))
  return own.every((one) => keys.has(keyOf(one))) && missing.every((one) => past.indexOf(one) > end)
}

/** Why the id or address belongs to another project here. */
function strangerWhy(
  past: readonly PastPublication[],
  { fromFile, published, holders, moved }: ImportContext,
): string | undefined {
  const projectId = past[0]?.listing ?? -1
  const shown =
    published.projects.get(projectId)?.project ?? fromFile.find(({ id }) => id === projectId)
  const isSame = past.some(
    (one) => holders.get(one.slug)?.id === projectId || nameOf(one) === shown?.name,
  )
  if (shown && !isSame) return `number ${projectId} is that of ${shown.name} on this site`
  const taken = past
    .map(({ slug }): [string, AddressHolder | undefined] => [slug, holders.get(slug)])
    .find(([, holder]) => holder && holder.id !== projectId)
  if (taken) return `the address “${taken[0]}” is that of ${taken[1]?.name} on this site`
  const name = past.map(nameOf).at(-1)
  const named = withPublished(fromFile, published).find(
    (one) => one.id !== projectId && one.name === name && !moved.has(one.id),
  )
  return named && `this site has another listing of this name, at “${named.slug}”`
}

type ImportContext = Omit<Here, 'publications'> & {
  holders: AddressHolders
  /** Projects whose name the import may change. */
  moved: ReadonlySet<number>
}

function nameOf({ content }: PastPublication): unknown {
  return readIn(content['name'])
}

/** After this site's first publication an import would contradict its log. */
function laterWhy(
  missing: readonly PastPublication[],
  [first]: readonly PastPublication[],
): string | undefined {
  if (!first || missing.every(({ publishedAt }) => publishedAt <= first.publishedAt))
    return undefined
  const since = checkedDay({ on: indianDay(new Date(first.publishedAt)) })
  return `this site has a history of it of its own, since ${since}`
}
