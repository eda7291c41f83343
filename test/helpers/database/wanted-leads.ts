import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

/** A requirement; the budget is in lakh. */
type Wanted = {
  from?: number
  to?: number
  bedrooms: number[]
  places: string[]
  purpose?: string
}

type Lead = { wanted?: Wanted }

export const wanteds: readonly Lead[] = [
  {},
  { wanted: { bedrooms: [], places: [] } },
  { wanted: { to: 50, bedrooms: [2, 3], places: ['Noida'], purpose: 'own-use' } },
  {
    wanted: { from: 80, to: 120, bedrooms: [3], places: ['Noida', 'Goa'], purpose: 'investment' },
  },
  { wanted: { from: 900, bedrooms: [], places: ['Goa'] } },
]

const values = {
  budget: ['to-50-lakh', 'to-1-crore', 'to-2-crore', 'over-5-crore'],
  bhk: ['2', '3', '5'],
  place: ['Noida', 'noida', 'Goa', 'nowhere'],
  purpose: ['own-use', 'investment'],
}

/** In lakh. */
const bands = new Map<string, readonly [number, number]>([
  ['to-50-lakh', [0, 50]],
  ['to-1-crore', [50, 100]],
  ['to-2-crore', [100, 200]],
  ['over-5-crore', [500, Infinity]],
])

const rules = {
  budget({ wanted }: Lead, text: string) {
    const [from, to] = bands.get(text) ?? [0, 0]
    if (wanted?.from === undefined && wanted?.to === undefined) return false
    return Math.max(from, wanted.from ?? 0) < Math.min(to, wanted.to ?? Infinity)
  },
  bhk: ({ wanted }: Lead, text: string) => wanted?.bedrooms.includes(Number(text)) ?? false,
  place: ({ wanted }: Lead, text: string) =>
    wanted?.places.some((place) => place.toLowerCase() === text.toLowerCase()) ?? false,
  purpose: ({ wanted }: Lead, text: string) => wanted?.purpose === text,
}

/** The filters by requirement: what they are tried with, and what they let through. */
export const wantedFilters = { values, rules }

export async function addWanted(
  trx: Executor,
  leads: readonly (Lead & { id: string })[],
): Promise<void> {
  const rows = leads.flatMap(({ id, wanted }) => (wanted ? [{ lead_id: id, ...wanted }] : []))
  await sql`insert into requirements (lead_id, budget_from, budget_to, bedrooms, places, purpose)
    select lead_id, "from" * 100000, "to" * 100000, bedrooms, places, purpose
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (lead_id bigint, "from" bigint,
      "to" bigint, bedrooms smallint[], places text[], purpose text)`.execute(trx)
}
