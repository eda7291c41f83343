import { sql } from 'kysely'

import { leadViews } from '#app/leads/list/views/views.ts'
import {
  NEWEST,
  type LeadFilter,
  type LeadSort,
  type SortColumn,
} from '#app/leads/search/lead-filter.ts'
import { knownProjects } from '#app/projects/catalogue/current-catalogue.server.ts'
import type { Executor } from '#db/client.server.ts'

/** `isBeyond` asks for the matches in everything but name and phone. */
export type Question = { typed: string; filter: LeadFilter; sort: LeadSort; isBeyond?: true }

/** All measured searches by kind, worst cases included. */
export async function listQuestions(db: Executor): Promise<Record<string, readonly Question[]>> {
  return {
    'one lead’s phone': typed(...(await onePhone(db))),
    'a name and a surname': typed('asha rao', 'vikram singh', 'priya nair'),
    'very common': typed('singh', 'sharma', 'asha', 'an'),
    'one character': typed('a', 'z', 'q', '7', 'ः'),
    'two characters': typed('sh', 'zq', '98', 'qx'),
    'no match': typed('xyzzyq', 'nowhere at all', '0000000000', '§', '§§'),
    Hindi: typed('शर्मा', 'मी', 'अनिल'),
    'sounds alike': typed('agarval', 'vikaas sharmaa', 'shrivastav'),
    'the middle of a phone': typed('98765', '43210', '+91 98765'),
    ...(await filtered(db)),
    ...beyondNames(),
  }
}

/** Phones of the oldest leads, at the end of the list. */
async function onePhone(db: Executor): Promise<string[]> {
  const { rows: oldest } = await sql<{ phone: string }>`
    select phone from leads order by created_at, id limit 5`.execute(db)
  return oldest.map(({ phone }) => phone)
}

function typed(...texts: string[]): Question[] {
  return texts.map((text) => ({ typed: text, filter: {}, sort: NEWEST }))
}

function asked(...texts: string[]): Question[] {
  return typed(...texts).map((question) => ({ ...question, isBeyond: true }))
}

/** Words of messages, projects and cities; the worst are frequent words that no lead has together. */
function beyondNames(): Record<string, Question[]> {
  return {
    'a name and a place': asked(
      'sharma goa',
      'asha indore',
      'singh lodha',
      'goa nair',
      'vikaas noida',
    ),
    'a word of a message': asked('payment', 'lucknow', 'noida', 'godrej', 'goa', 'de', 'pr'),
    'several words': asked(
      'sharma goa price',
      'asha visit weekend',
      'singh rera floor',
      'nair 6 pm call',
    ),
    'words and days': asked(
      'sharma goa last week',
      'singh yesterday',
      'price last month',
      'goa this week',
    ),
    'days alone': asked('yesterday', 'last week', 'last month', 'this month'),
    'words that no lead has together': asked(
      'lucknow possession',
      'goa indore',
      'godrej lodha visit',
    ),
    'words that few leads have': asked('sharma calangute', 'xyzzyq', 'asha45', 'no one at all'),
  }
}

function questionOf(filter: LeadFilter, text = '', sort = NEWEST): Question {
  return { typed: text, filter, sort }
}

function searchedIn(filter: LeadFilter, texts: readonly string[]): Question[] {
  return texts.flatMap((text) => [
    questionOf(filter, text, { column: 'name', isDown: false }),
    questionOf(filter, text, { column: 'phone', isDown: true }),
    questionOf(filter, text, { column: 'location', isDown: false }),
  ])
}

/** Filters, date ranges and orders, with and without a search; the worst are rare matches in frequent ones. */
async function filtered(db: Executor): Promise<Record<string, Question[]>> {
  const { rows: at } = await sql<{ first: string; middle: string; last: string }>`
    select to_char(min(created_at), 'YYYY-MM-DD') as first, to_char(max(created_at), 'YYYY-MM-DD') as last,
      to_char(min(created_at) + (max(created_at) - min(created_at)) / 2, 'YYYY-MM-DD') as middle
    from leads where spam_reason is null`.execute(db)
  const { first = '', middle = '', last = '' } = at[0] ?? {}
  const { rows: ids } = await sql<{ id: number }>`
    select project_id as id from leads where spam_reason is null and project_id is not null
    group by 1 order by count(*) limit 1`.execute(db)
  const project = knownProjects.ofId(ids[0]?.id ?? -1)?.slug ?? ''
  const sorted = (column: SortColumn, filter: LeadFilter = {}) => [
    questionOf(filter, '', { column, isDown: false }),
    questionOf(filter, '', { column, isDown: true }),
  ]
  return {
    'nothing, newest first': [questionOf({})],
    'the views': Object.values(leadViews).map(({ filter }) => questionOf(filter)),
    'a range of days': [
      questionOf({ from: middle, to: middle }),
      questionOf({ from: first, to: middle }),
      questionOf({ to: first }),
    ],
    'a range and a name': [
      questionOf({ from: middle, to: middle }, 'singh'),
      questionOf({ to: first }, 'sharma'),
      questionOf({ from: first, to: middle }, 'asha rao'),
      questionOf({ to: first }, 'zq'),
    ],
    'one filter': [
      questionOf({ status: 'new' }),
      questionOf({ status: 'won' }),
      questionOf({ agent: 'none' }),
      questionOf({ project }),
      questionOf({ city: 'Goa' }),
      questionOf({ city: '-Noida' }),
      questionOf({ source: 'google' }),
      questionOf({ source: '-direct' }),
      questionOf({ source: 'no-one-sends-it' }),
      questionOf({ campaign: 'diwali' }),
      questionOf({ campaign: '-diwali' }),
    ],
    'several filters': [
      questionOf({ status: 'new', city: 'Noida', source: 'google' }),
      questionOf({ project, source: 'facebook', from: middle }),
      questionOf({ status: 'lost', project, to: middle }),
    ],
    'a filter and a name': [
      questionOf({ project }, 'singh'),
      questionOf({ status: 'won' }, 'sharma'),
      questionOf({ city: 'Goa' }, 'asha rao'),
      questionOf({ source: 'no-one-sends-it' }, 'an'),
    ],
    'another order': [
      ...sorted('name'),
      ...sorted('phone'),
      ...sorted('location'),
      questionOf({}, '', { column: 'time', isDown: false }),
    ],
    'another order within a filter': [
      ...sorted('name', { project }),
      ...sorted('phone', { status: 'won' }),
      ...sorted('location', { source: 'google', from: middle }),
    ],
    'a search in another order': searchedIn({}, ['singh', 'an', 'z', 'asha', '98', 'xyzzyq']),
    'a search in another order within a filter': [
      ...searchedIn({ project }, ['singh', 'a']),
      ...searchedIn({ city: 'Goa' }, ['asha', 'a']),
      ...searchedIn({ from: last }, ['sharma']),
    ],
    [`the last day (${last})`]: [questionOf({ from: last }), questionOf({ from: last }, 'singh')],
  }
}
