import { sql } from 'kysely'

import { isUnlinked } from '#app/leads/duplicates/person-phones.server.ts'
import { searchCatalogue } from '#app/projects/catalogue/current-catalogue.server.ts'
import type { Lexicon } from '#app/projects/search/line/phrases.ts'
import { visibleTo, type Viewer } from '#app/staff/access/visible-leads.server.ts'
import type { Executor } from '#db/client.server.ts'

import { guessRequirement } from './guess-requirement.ts'
import type { LeadBudget } from './lead-requirement.ts'
import type { Range } from './requirement-choices.ts'
import { noRequirement } from './requirement.ts'

/** By lead id, as the phone’s person confirmed it, else as the message says it. */
export async function readBudgets(
  db: Executor,
  leads: readonly { id: string; message: string }[],
  viewer: Viewer,
): Promise<ReadonlyMap<string, LeadBudget>> {
  const confirmed = await listConfirmed(
    db,
    leads.map(({ id }) => id),
    viewer,
  )
  const { lexicon } = await searchCatalogue()
  return new Map(
    leads.flatMap(({ id, message }) => {
      const known = confirmed.get(id)
      const amount = known ? known.amount : amountOf(guessBudget(id, message, lexicon))
      return amount === null ? [] : [[id, { amount, isGuess: !known }] as const]
    }),
  )
}

/** The latest of the phone’s enquiries; a requirement without a budget counts too. */
async function listConfirmed(
  db: Executor,
  ids: readonly string[],
  viewer: Viewer,
): Promise<ReadonlyMap<string, { amount: number | null }>> {
  const { rows } = await sql<{ id: string; amount: string | null }>`
    select distinct on (leads.id) leads.id, coalesce(budget_to, budget_from) as amount
    from leads join leads as other on other.phone = leads.phone
      join requirements on requirements.lead_id = other.id
    where leads.id = any(${ids}::bigint[]) and other.spam_reason is null
      and ${visibleTo(viewer, 'other')}
      and (other.id = leads.id or not (${isUnlinked('leads')} or ${isUnlinked('other')}))
    order by leads.id, changed_at desc, lead_id desc`.execute(db)
  return new Map(
    rows.map(({ id, amount }) => [id, { amount: amount === null ? null : Number(amount) }]),
  )
}

const guesses = new WeakMap<Lexicon, Map<string, Range>>()
const MAX_GUESSES = 10_000

/** Kept for the published catalogue: a list of calls asks for it after each of them. */
function guessBudget(id: string, message: string, lexicon: Lexicon): Range {
  let known = guesses.get(lexicon)
  if (!known || known.size > MAX_GUESSES) guesses.set(lexicon, (known = new Map()))
  const before = known.get(id)
  if (before) return before
  // Reading a message takes most of a millisecond, and no budget is without a digit.
  const { budget } = /\p{Nd}/u.test(message)
    ? guessRequirement(message, lexicon, { type: undefined, city: '' })
    : noRequirement
  known.set(id, budget)
  return budget
}

function amountOf({ from, to }: Range): number | null {
  return to ?? from ?? null
}
