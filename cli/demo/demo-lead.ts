import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

import { byDay } from './demo-hours.ts'
import { inventName } from './demo-names.ts'
import { messageTemplates, cities, overseas, sources } from './demo-data.ts'
import { demoWork, type DemoWork } from './demo-work.ts'

export type DemoProject = { name: string; location: string; page: string }

/** The same seed gives the same people; a smaller count gives the first of them. */
export type DemoPlan = {
  projects: readonly DemoProject[]
  count: number
  seed: number
  now: Date
  days: number
}

export type DemoLead = DemoWork & {
  name: string
  phone: string
  country: string
  email: string
  message: string
  location: string
  page: string
  campaign: object
  /** Two leads with one key are the same enquiry. */
  key: string
  at: Date
}

type Person = { name: string; mailbox: string; phone: string; country: string; email?: string }

const DAY = 24 * 60 * 60 * 1000
/** The share of repeat enquiries. */
const REPEATS = 0.08
/** People who may enquire again, so that memory stays bounded. */
const REMEMBERED = 1000
/** Leads that may be due today: a day's work, however many there are. */
const MAX_DUE = 500

/** The prefix of a seed's keys; the lead's number follows. */
export function demoKey(seed: number): string {
  return `demo:${seed}:`
}

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

/** From 0 up to 1; the same numbers for the same seed. */
export function randomOf(seed: number): () => number {
  const generator = xoroshiro128plus(seed)
  return () => uniformFloat64(generator)
}

function demoEnquiry(random: () => number, projects: readonly DemoProject[]) {
  const project = random() < 0.85 ? pickOf(random, projects) : undefined
  const template = pickOf(random, messageTemplates).replace('{city}', pickOf(random, cities))
  return enquiryAbout(template, project)
}

export function enquiryAbout(template: string, project: DemoProject | undefined) {
  const message = template.replace('{listing}', project?.name ?? 'a project in Noida')
  return {
    // Visible on the dashboard and in files: the phone may belong to a person who has not enquired.
    message: `Demonstration: ${message}`,
    location: project?.name ?? 'N/A',
    page: project?.page ?? '/connect',
  }
}

/** It may belong to a real person. */
export function demoPhone(random: () => number): { phone: string; country: string } {
  const digits = (length: number) =>
    Array.from({ length }, () => Math.floor(random() * 10)).join('')
  if (random() < 0.1) {
    const { prefix, digits: length, country } = pickOf(random, overseas)
    return { phone: prefix + digits(length), country }
  }
  return { phone: `${6 + Math.floor(random() * 4)}${digits(9)}`, country: 'IN' }
}

/** Where someone came from: unknown for six in ten. */
export function demoCampaign(random: () => number) {
  const source = pickOf(random, sources)
  const touch = { utm_source: source, utm_medium: source === 'newsletter' ? 'email' : 'cpc' }
  return random() < 0.4 ? { first: touch, last: touch } : {}
}

/** Throws on an empty list. */
export function pickOf<Item>(random: () => number, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('Nothing to pick from.')
  return item
}
