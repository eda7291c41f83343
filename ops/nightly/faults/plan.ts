import { randomOf, type Random } from '#ops/nightly/load/target.ts'

import type { Operation } from './history.ts'

/** `after` counts operations; `variant` counts the faults of its kind, `span` is a random choice. */
export type Fault = { kind: string; after: number; variant: number; span: number }

/** The same seed gives the same plan. */
export type Plan = { nextOperation: () => Operation; faults: readonly Fault[] }

/** Leads of the set-up: for links (each pair once) and for assignments. */
export const INITIAL_LEADS = { merging: 8000, handing: 60 } as const
export const AGENTS = 3
const SHARED_PHONES = 40
/** Share of operations; each makes every process render its pages again. */
const PUBLISHED = 0.01
const PAGES_PUBLISHED = 0.005
const SCHEDULED = 0.005
const PHOTOS_UPLOADED = 0.015
const BETWEEN = { min: 12, more: 50 }

/** One address per person: the site sends at most five confirmations a day to one. */
export function mailAddressOf(token: string): string {
  return `${token.replaceAll(' ', '-')}@example.com`
}

type PlanOptions = {
  seed: number
  /** Kinds take turns, each with this many rounds. */
  kinds: readonly { name: string; rounds: number }[]
  /** One photo each at most, so that none replaces an acknowledged one. */
  photoSlots: readonly PhotoSlot[]
}

export type PhotoSlot = { projectId: number; slot: string }

/** Endless random operations, and the faults between them. */
export function planOf({ seed, kinds, photoSlots }: PlanOptions): Plan {
  const random = randomOf(seed, 'operations')
  // Own draws, so that new kinds do not change what a seed gives.
  const publishing = randomOf(seed, 'publications')
  const wording = randomOf(seed, 'words')
  const scheduling = randomOf(seed, 'schedules')
  const uploading = randomOf(seed, 'photographs')
  const faults = turnsOf(kinds).map(({ kind, variant }, round) => ({
    kind,
    variant,
    ...timesOf(randomOf(seed, `fault ${round}`)),
  }))
  const free = photoSlots.values()
  let [serial, pair] = [0, 0]
  return {
    faults,
    nextOperation: () => {
      serial += 1
      if (publishing.chance(PUBLISHED))
        return { kind: 'publish', token: `publication ${seed}-${serial}` }
      if (wording.chance(PAGES_PUBLISHED))
        return { kind: 'words', token: `words ${seed}-${serial}` }
      if (scheduling.chance(SCHEDULED))
        return { kind: 'schedule', token: `publication ${seed}-${serial}` }
      const place = uploading.chance(PHOTOS_UPLOADED) ? free.next().value : undefined
      if (place) return { kind: 'photo', token: `photo ${seed}-${serial}`, ...place }
      const draw = random.below(100)
      if (draw < 12 && pair < INITIAL_LEADS.merging / 2) {
        pair += 1
        return mergeOf(random, pair)
      }
      if (draw < 28) return handOverOf(random, `note ${seed}-${serial}`)
      return enquiryOf(random, `enquiry ${seed}-${serial}`)
    },
  }
}

function turnsOf(kinds: PlanOptions['kinds']): { kind: string; variant: number }[] {
  const maxRounds = Math.max(0, ...kinds.map(({ rounds }) => rounds))
  return Array.from({ length: maxRounds }, (_, variant) =>
    kinds.filter(({ rounds }) => variant < rounds).map(({ name }) => ({ kind: name, variant })),
  ).flat()
}

function timesOf(random: Random): Pick<Fault, 'after' | 'span'> {
  return { after: BETWEEN.min + random.below(BETWEEN.more), span: random.below(1000) }
}

function enquiryOf(random: Random, token: string): Operation {
  const way = random.chance(0.6) ? 'call' : 'form'
  const phone = random.chance(0.15)
    ? `98111${String(random.below(SHARED_PHONES)).padStart(5, '0')}`
    : random.phone()
  return {
    kind: 'enquiry',
    token,
    way,
    phone,
    isRight: !random.chance(0.06),
    copies: random.chance(0.1) ? 2 : 1,
    tries: random.chance(0.5) ? 1 + random.below(4) : 1,
  }
}

function mergeOf(random: Random, pair: number): Operation {
  const [lead, other] = [2 * pair - 2, 2 * pair - 1]
  return {
    kind: 'merge',
    lead,
    other,
    tries: random.chance(0.3) ? 3 : 1,
    isTakenBack: random.chance(0.4),
  }
}

function handOverOf(random: Random, token: string): Operation {
  return {
    kind: 'hand-over',
    token,
    lead: INITIAL_LEADS.merging + random.below(INITIAL_LEADS.handing),
    to: random.below(AGENTS),
    isBlind: random.chance(0.4),
  }
}
