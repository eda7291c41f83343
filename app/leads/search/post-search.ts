import type { FoundPage, LeadCount } from '#app/leads/list/lead-list.ts'
import { readLostReason, readStatus } from '#app/leads/status/lead-status.ts'
import type { Abroad } from '#app/leads/status/their-clock.ts'
import { fieldsOf, listOf, numberOf, textOf } from '#app/lib/json/json-fields.ts'

import type { DashboardLead, LeadRow, LeadWork } from './lead-search.ts'
import { readSearchHelp, type SearchHelp } from './words/search-help.ts'
import { reasonFields, type MatchReason } from './words/reason-fields.ts'

const ADDRESS = '/dashboard/leads/search'

type Answer<T> = T | 'ended'

/** Rejects when the server is out of reach or the request is aborted. */
export async function fetchMatches(
  { typed, list, before }: { typed: string; list: string; before: string },
  signal: AbortSignal,
): Promise<Answer<FoundPage>> {
  const answer = await post({ q: typed, before }, list, signal)
  if (answer === 'ended') return answer
  const field = fieldsOf(answer)
  return { leads: listOf(field('leads')).map(readLead), older: textOf(field('older')) ?? null }
}

export async function fetchSimilar(
  { typed, list }: { typed: string; list: string },
  signal: AbortSignal,
): Promise<Answer<readonly DashboardLead[]>> {
  if (!/\p{L}/u.test(typed)) return []
  const answer = await post({ q: typed, alike: 'all' }, list, signal)
  return answer === 'ended' ? answer : listOf(fieldsOf(answer)('alike')).map(readLead)
}

export async function fetchMatchCount(
  { typed, list }: { typed: string; list: string },
  signal: AbortSignal,
): Promise<Answer<LeadCount>> {
  const answer = await post({ q: typed, count: 'all' }, list, signal)
  if (answer === 'ended') return answer
  const field = fieldsOf(answer)
  const count = numberOf(field('count')) ?? 0
  return field('isAbout') === true ? { count, isAbout: true } : { count }
}

export async function fetchSearchHelp(
  { typed, list }: { typed: string; list: string },
  signal: AbortSignal,
): Promise<Answer<SearchHelp>> {
  const answer = await post({ q: typed, help: 'all' }, list, signal)
  return answer === 'ended' ? answer : readSearchHelp(answer)
}

async function post(
  fields: Record<string, string>,
  list: string,
  signal: AbortSignal,
): Promise<unknown> {
  const body = new URLSearchParams(fields)
  const answer = await fetch(`${ADDRESS}?${list}`, {
    method: 'POST',
    body,
    signal,
    redirect: 'manual',
  })
  if (answer.type === 'opaqueredirect') return 'ended'
  if (!answer.ok) throw new Error(`The search was answered ${answer.status}.`)
  return answer.json()
}

function readLead(value: unknown): DashboardLead {
  const field = fieldsOf(value)
  const text = (name: keyof LeadRow) => textOf(field(name)) ?? ''
  return {
    id: text('id'),
    reference: text('reference'),
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    byWhatsApp: field('byWhatsApp') === true,
    ts: text('ts'),
    location: text('location'),
    message: text('message'),
    page: text('page'),
    campaign: text('campaign'),
    work: readWork(field('work')),
    ...(field('reasons') !== undefined && {
      reasons: listOf(field('reasons')).flatMap(readReason),
    }),
  }
}

function readReason(value: unknown): MatchReason[] {
  const field = fieldsOf(value)
  const known = reasonFields.find((name) => name === field('field'))
  return known
    ? [{ field: known, parts: listOf(field('parts')).flatMap((part) => textOf(part) ?? '') }]
    : []
}

function readWork(value: unknown): LeadWork {
  const field = fieldsOf(value)
  const text = (name: keyof LeadWork) => textOf(field(name)) ?? null
  const owner = fieldsOf(field('owner'))
  const ownerId = textOf(owner('id'))
  return {
    status: readStatus(text('status')) ?? 'new',
    lostReason: readLostReason(text('lostReason')) ?? null,
    owner: ownerId === undefined ? null : { id: ownerId, name: textOf(owner('name')) ?? '' },
    createdAt: text('createdAt') ?? '',
    followUpAt: text('followUpAt'),
    firstContactAt: text('firstContactAt'),
    callBy: text('callBy'),
    nth: numberOf(field('nth')) ?? 1,
    hasWrongNumber: field('hasWrongNumber') === true,
    isUnread: field('isUnread') === true,
    isHot: field('isHot') === true,
    abroad: readAbroad(field('abroad')),
  }
}

function readAbroad(value: unknown): Abroad | null {
  const field = fieldsOf(value)
  const [zone, country] = [textOf(field('zone')), textOf(field('country'))]
  if (zone === undefined || country === undefined) return null
  return { zone, country, isAbout: field('isAbout') === true }
}
