import { randomOf } from '#ops/nightly/load/target.ts'

/** A person who asks at a source, once and with a phone of their own. */
export type Lead = {
  /** Of the source. */
  kind: string
  phone: string
  /** Of this run, from 0 on. */
  place: number
  sentAt: Date
  /** The portal hides the phone, so a person has to look at it. */
  isMasked: boolean
  /** Never pushed: only a read of the source finds it. */
  isLost: boolean
  /** How often it is sent after the first time. */
  repeats: number
  /** Milliseconds after the start at which the source has it. */
  afterMs: number
}

/** Kinds that are also read; half of their pushes are lost. */
export const pulledKinds: ReadonlySet<string> = new Set([
  'meta',
  '99acres',
  'magicbricks',
  'housing',
  'indiamart',
])
/** Each enquiry of these has an id, so that one without a phone is known again. */
const MASKING: ReadonlySet<string> = new Set([
  'generic',
  'google-forms',
  'justdial',
  '99acres',
  'indiamart',
])
const MINUTE_MS = 60_000
/** Meta is read an hour back, the portals a day and more. */
const LATE_MS = { meta: 30 * MINUTE_MS, portal: 20 * 60 * MINUTE_MS } as const

type Draw = { kinds: readonly string[]; count: number; seed: number; lastMs: number }

/** In the order in which they are sent. */
export function drawLeads({ kinds, count, seed, lastMs }: Draw): Lead[] {
  const random = randomOf(seed, 'leads')
  const now = Date.now()
  const leads = Array.from({ length: count }, (_lead, place): Lead => {
    const kind = kinds[place % kinds.length] ?? ''
    const isPulled = pulledKinds.has(kind)
    const afterMs = random.below(lastMs)
    return {
      kind,
      place,
      phone: String(7_200_000_000 + place),
      sentAt: new Date(now + afterMs - ageOf(kind, random)),
      isMasked: MASKING.has(kind) && random.chance(0.05),
      isLost: isPulled && random.chance(0.5),
      repeats: random.chance(0.3) ? 1 + random.below(2) : 0,
      afterMs,
    }
  })
  return leads.toSorted((one, other) => one.afterMs - other.afterMs)
}

/** A lead that comes late, and clocks that run ahead or behind. */
function ageOf(kind: string, random: ReturnType<typeof randomOf>): number {
  const skew = random.below(2 * MINUTE_MS)
  if (random.chance(0.1)) return kind === 'meta' ? LATE_MS.meta : LATE_MS.portal + skew
  return !pulledKinds.has(kind) && random.chance(0.1) ? -20 * MINUTE_MS : skew
}

/** As the source writes the phone. */
export function writtenPhone({ phone, isMasked }: Lead): string {
  return isMasked ? `${phone.slice(0, 2)}XXXXXX${phone.slice(-2)}` : phone
}
