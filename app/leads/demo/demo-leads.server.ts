import { createHash } from 'node:crypto'

import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

import type { Executor } from '#app/db.server.ts'

import { asks, cities, firstNames, lastNames, overseas, sources } from './demo-words.ts'

/** A listing that demonstration enquiries may ask about. */
export type DemoListing = { name: string; location: string; page: string }

const DAY = 24 * 60 * 60 * 1000
const DAYS = 90

/**
 * Adds `count` invented enquiries over the 90 days before `now`, marked `is_demo`. The same seed gives
 * the same people; running it twice adds nothing. Returns how many were added.
 */
export async function addDemoLeads(
  db: Executor,
  {
    listings,
    count,
    seed,
    now,
  }: { listings: readonly DemoListing[]; count: number; seed: number; now: Date },
): Promise<number> {
  const generator = xoroshiro128plus(seed)
  const random = () => uniformFloat64(generator)
  const rows = Array.from({ length: count }, (_, index) =>
    demoLead(random, listings, now, `${seed}:${index}`),
  )
  const added = await db
    .insertInto('leads')
    .values(rows)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .execute()
  return added.length
}

/** Removes every demonstration enquiry and nothing else; returns how many there were. */
export async function clearDemoLeads(db: Executor): Promise<number> {
  const gone = await db.deleteFrom('leads').where('is_demo', '=', true).returning('id').execute()
  return gone.length
}

function demoLead(random: () => number, listings: readonly DemoListing[], now: Date, mark: string) {
  const name = `${pick(random, firstNames)} ${pick(random, lastNames)}`
  const listing = random() < 0.85 ? pick(random, listings) : undefined
  const message = pick(random, asks)
    .replace('{listing}', listing?.name ?? 'a project in Noida')
    .replace('{city}', pick(random, cities))
  const { phone, country } = demoPhone(random)
  const source = pick(random, sources)
  const touch = { utm_source: source, utm_medium: source === 'newsletter' ? 'email' : 'cpc' }
  const campaign = random() < 0.4 ? { first: touch, last: touch } : {}
  const key = `demo:${mark}`
  return {
    name,
    phone,
    phone_country: country,
    email: `${name.toLowerCase().replace(' ', '.')}${Math.floor(random() * 90) + 10}@example.com`,
    // Seen at the desk and in a spreadsheet: the phone may be somebody's, who has asked nothing.
    message: `Demonstration: ${message}`,
    location: listing?.location ?? 'N/A',
    page: listing?.page ?? '/connect',
    campaign: JSON.stringify(campaign),
    idempotency_key: key,
    body_hash: createHash('sha256').update(key).digest('hex'),
    is_demo: true,
    created_at: new Date(now.getTime() - Math.floor(random() ** 1.3 * DAYS * DAY)),
  }
}

function demoPhone(random: () => number): { phone: string; country: string } {
  const digits = (length: number) =>
    Array.from({ length }, () => Math.floor(random() * 10)).join('')
  if (random() < 0.1) {
    const { prefix, digits: length, country } = pick(random, overseas)
    return { phone: prefix + digits(length), country }
  }
  return { phone: `${6 + Math.floor(random() * 4)}${digits(9)}`, country: 'IN' }
}

function pick<Item>(random: () => number, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('Nothing to pick from.')
  return item
}
