import type { Listing } from '#app/projects/fact-check/figures/listing-statements.ts'
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
import {
  differences,
  type Difference,
  type FieldPath,
} from '#app/projects/publishing/difference.ts'
import { holdingFaults } from '#app/projects/publishing/project-fault.ts'
import {
  placedFaults,
  publishFaults,
  readListing,
  type Beside,
} from '#app/projects/publishing/project-faults.ts'
import { withPublished, type Published } from '#app/projects/publishing/published.ts'

export type ListingChange = {
  listing: Listing
  /** Contradictions between texts and facts, which the next edit must fix. */
  doubts: string[]
  isNew: boolean
  facts: FactChange[]
  sources: Sources
  values: Difference[]
}

export type ImportPlan = {
  changed: ListingChange[]
  archived: Project[]
  withoutFile: Project[]
  /** Archived projects with a file; only the dashboard restores them. */
  stayArchived: Project[]
  /** Sentences; with any, nothing may be published. */
  faults: string[]
}

export type Shown = { filed: readonly Project[]; published: Published }

/** With `prune`, projects without a file are archived. */
export function planImport(
  files: readonly Listing[],
  { filed, published }: Shown,
  { prune }: { prune: boolean },
): ImportPlan {
  const shown = new Map(withPublished(filed, published).map((one) => [one.id, one]))
  const isArchived = ({ id }: Pick<Project, 'id'>) => published.listings.get(id)?.isArchived
  const living = files.filter((file) => !isArchived(file))
  const named = new Set(files.map(({ id }) => id))
  const absent = [...shown.values()].filter(({ id }) => !named.has(id))
  const beside = [...living, ...(prune ? [] : absent)]
  const held = { others: beside, holders: addressHolders(filed, published) }
  const changed = living.flatMap((listing) =>
    changeOf(listing, { ...held, before: shown.get(listing.id) }),
  )
  return {
    changed,
    archived: prune ? absent : [],
    withoutFile: prune ? [] : absent,
    stayArchived: files.filter(isArchived),
    faults: changed.flatMap(({ listing, sources }) =>
      [
        ...publishFaults(listing, beside),
        ...formerAddressFaults(listing, held),
        ...checkedAhead(listing, shown.get(listing.id)).map(
          ({ at, text }) => `${at.join(' ')} ${text}`,
        ),
        ...nameFaults(sources),
      ].map((fault) => `${listing.slug}.ts: ${fault}`),
    ),
  }
}

/** Compares as parsed, so order and absent values do not matter. */
export function isSameListing(one: unknown, other: Listing): boolean {
  const { listing } = readListing(one)
  return listing !== undefined && JSON.stringify(listing) === JSON.stringify(other)
}

function changeOf(listing: Listing, beside: Beside): ListingChange[] {
  const { before: shown } = beside
  if (isSameListing(shown, listing)) return []
  const before = shown && readListing(shown).listing
  const doubts = holdingFaults(placedFaults(listing, beside)).map(({ text }) => text)
  const facts = changedFacts(before, listing)
  const values = differences(before, listing)
  return [{ listing, doubts, isNew: !shown, facts, sources: sourcesOf(listing, facts), values }]
}

/** A fact's nearest source in the file, otherwise the project's. */
function sourcesOf(listing: Listing, facts: readonly FactChange[]): Sources {
  const slots = slotsByKey(listing)
  return Object.fromEntries(
    facts.map((fact) => {
      const key = factKey(fact)
      return [key, nearestCheck(listing, slots.get(foldedKey(fact))?.at ?? [])]
    }),
  )
}

function nearestCheck({ checked, pages = [], sections }: Listing, at: FieldPath): Checked {
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
