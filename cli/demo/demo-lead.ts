import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

import { byDay } from './demo-hours.ts'
import { inventName } from './demo-names.ts'
import { messageTemplates, cities, overseas, sources } from './demo-data.ts'
import { demoWork, type DemoWork } from './demo-work.ts'

/** A listing that demonstration enquiries may ask about. */
export type DemoProject = { name: string; location: string; page: string }

/** What is invented. The same seed gives the same people, and fewer of them the first of more. */
export type DemoPlan = {
  projects: readonly DemoProject[]
  count: number
  seed: number
  /** The enquiries are from so many days before it. */
  now: Date
  days: number
}

/** An invented enquiry, and what the desk has done with it. */
export type DemoLead = DemoWork & {
  name: string
  phone: string
  country: string
  email: string
  message: string
  location: string
  page: string
  campaign: object
  /** Another one of the same key is the same enquiry. */
  key: string
  at: Date
}

type Person = { name: string; mailbox: string; phone: string; country: string; email?: string }

const DAY = 24 * 60 * 60 * 1000
/** The share of enquiries that come from someone who has asked before. */
const REPEATS = 0.08
/** So many people may ask again, so that memory does not grow with the list. */
const REMEMBERED = 1000
/** Leads of which each may be owed a word: however many there are, a day's work is. */
const MAX_DUE = 500

/** How the keys of a seed begin; their place in its list follows. */
export function demoKey(seed: number): string {
  return `demo:${seed}:`
}

/** Invented enquiries, one after the other. */
export function* demoLeads(plan: DemoPlan): Generator<DemoLead> {
  const { projects, count, seed, now, days } = plan
  const random = randomOf(seed)
  const chance = randomOf(seed + 1)
  const pick = <Item>(items: readonly Item[]) => pickOf(random, items)
  const known: Person[] = []
  for (let index = 0; index < count; index += 1) {
    const again = known.length > 0 && random() < REPEATS ? pick(known) : undefined
    const named = again ?? inventName(random, pick)
    const enquiry = demoEnquiry(random, projects)
    const { phone, country } = again ?? demoPhone(random)
    const campaign = demoCampaign(random)
    const email = again?.email ?? `${named.mailbox}${Math.floor(random() * 90) + 10}@example.com`
    const at = byDay(new Date(now.getTime() - Math.floor(random() ** 1.3 * days * DAY)), now)
    const mayBeDue = index % Math.ceil(count / MAX_DUE) === 0
    known[index % REMEMBERED] = { ...named, phone, country, email }
    yield {
      name: named.name,
      phone,
      country,
      email,
      ...enquiry,
      campaign,
      key: `${demoKey(seed)}${index}`,
      at,
      ...demoWork(chance, { phone, at, now, mayBeDue }),
    }
  }
}

/** The same numbers for the same seed, from 0 up to 1. */
export function randomOf(seed: number): () => number {
  const generator = xoroshiro128plus(seed)
  return () => uniformFloat64(generator)
}

function demoEnquiry(random: () => number, projects: readonly DemoProject[]) {
  const project = random() < 0.85 ? pickOf(random, projects) : undefined
  const template = pickOf(random, messageTemplates).replace('{city}', pickOf(random, cities))
  return enquiryAbout(template, project)
}

/** What is asked about a listing, or about none. */
export function enquiryAbout(template: string, project: DemoProject | undefined) {
  const message = template.replace('{listing}', project?.name ?? 'a project in Noida')
  return {
    // Seen at the desk and in a spreadsheet: the phone may be somebody's, who has asked nothing.
    message: `Demonstration: ${message}`,
    location: project?.name ?? 'N/A',
    page: project?.page ?? '/connect',
  }
}

/** A phone that may be somebody's. */
export function demoPhone(random: () => number): { phone: string; country: string } {
  const digits = (length: number) =>
    Array.from({ length }, () => Math.floor(random() * 10)).join('')
  if (random() < 0.1) {
    const { prefix, digits: length, country } = pickOf(random, overseas)
    return { phone: prefix + digits(length), country }
  }
  return { phone: `${6 + Math.floor(random() * 4)}${digits(9)}`, country: 'IN' }
}

/** Where someone came from: for six in ten nothing is known. */
export function demoCampaign(random: () => number) {
  const source = pickOf(random, sources)
  const touch = { utm_source: source, utm_medium: source === 'newsletter' ? 'email' : 'cpc' }
  return random() < 0.4 ? { first: touch, last: touch } : {}
}

/** One of them by chance; throws where there are none. */
export function pickOf<Item>(random: () => number, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('Nothing to pick from.')
  return item
}
