import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

import { inventName } from './demo-names.ts'
import { asks, cities, firstNames, lastNames, overseas, sources } from './demo-words.ts'

/** A listing that demonstration enquiries may ask about. */
export type DemoListing = { name: string; location: string; page: string }

/** What is invented. The same seed gives the same people, and fewer of them the first of more. */
export type DemoPlan = {
  listings: readonly DemoListing[]
  count: number
  seed: number
  /** The enquiries are from so many days before it. */
  now: Date
  days: number
  /** Whether names are also in scripts of their own, and some people ask again, as in a list of years. */
  isLong: boolean
}

type Person = { name: string; mailbox: string; phone: string; country: string; email?: string }

const DAY = 24 * 60 * 60 * 1000
/** The share of enquiries of a long list that come from somebody who has asked before. */
const REPEATS = 0.08
/** So many people may ask again, so that memory does not grow with the list. */
const REMEMBERED = 1000

/** Invented enquiries, one after the other. */
export function* demoLeads(plan: DemoPlan) {
  const { listings, count, seed, now, days, isLong } = plan
  const generator = xoroshiro128plus(seed)
  const random = () => uniformFloat64(generator)
  const pick = <Item>(items: readonly Item[]) => pickOf(random, items)
  const known: Person[] = []
  for (let index = 0; index < count; index += 1) {
    const again = isLong && known.length > 0 && random() < REPEATS ? pick(known) : undefined
    const named = again ?? (isLong ? inventName(random, pick) : latinName(pick))
    const ask = demoAsk(random, listings)
    const { phone, country } = again ?? demoPhone(random)
    const campaign = demoCampaign(random)
    const email = again?.email ?? `${named.mailbox}${Math.floor(random() * 90) + 10}@example.com`
    const age = Math.floor(random() ** 1.3 * days * DAY)
    if (isLong) known[index % REMEMBERED] = { ...named, phone, country, email }
    yield {
      name: named.name,
      phone,
      country,
      email,
      ...ask,
      campaign,
      key: `demo:${seed}:${index}`,
      at: new Date(now.getTime() - age),
    }
  }
}

export type DemoLead = ReturnType<typeof demoLeads> extends Generator<infer Lead> ? Lead : never

function latinName(pick: <Item>(items: readonly Item[]) => Item) {
  const name = `${pick(firstNames)} ${pick(lastNames)}`
  return { name, mailbox: name.toLowerCase().replace(' ', '.') }
}

function demoAsk(random: () => number, listings: readonly DemoListing[]) {
  const listing = random() < 0.85 ? pickOf(random, listings) : undefined
  const message = pickOf(random, asks)
    .replace('{listing}', listing?.name ?? 'a project in Noida')
    .replace('{city}', pickOf(random, cities))
  return {
    // Seen at the desk and in a spreadsheet: the phone may be somebody's, who has asked nothing.
    message: `Demonstration: ${message}`,
    location: listing?.location ?? 'N/A',
    page: listing?.page ?? '/connect',
  }
}

function demoPhone(random: () => number): { phone: string; country: string } {
  const digits = (length: number) =>
    Array.from({ length }, () => Math.floor(random() * 10)).join('')
  if (random() < 0.1) {
    const { prefix, digits: length, country } = pickOf(random, overseas)
    return { phone: prefix + digits(length), country }
  }
  return { phone: `${6 + Math.floor(random() * 4)}${digits(9)}`, country: 'IN' }
}

function demoCampaign(random: () => number) {
  const source = pickOf(random, sources)
  const touch = { utm_source: source, utm_medium: source === 'newsletter' ? 'email' : 'cpc' }
  return random() < 0.4 ? { first: touch, last: touch } : {}
}

function pickOf<Item>(random: () => number, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('Nothing to pick from.')
  return item
}
