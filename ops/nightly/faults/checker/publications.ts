import type { Entry } from '#ops/nightly/faults/history.ts'

import type { Found } from './final-state.ts'
import { operationsOf, wrongCount, type Done } from './operations.ts'

/**
 * Each publication has its fact's change, on top of the one before; each schedule runs once or not at all, as its row says.
 * The page shows the last one.
 */
export function checkPublications(history: readonly Entry[], found: Found): string[] {
  const { publications, shown } = found
  const published = Map.groupBy(publications, ({ token }) => token)
  const operations = operationsOf(history, 'publish')
  const planned = operationsOf(history, 'schedule')
  const known = new Set([...operations, ...planned].map(({ operation }) => operation.token))
  const last = publications.at(-1)?.token ?? ''
  return [
    ...operations.flatMap((done) =>
      wrongCount(done, 'the publication', published.get(done.operation.token)?.length ?? 0),
    ),
    ...publications.flatMap(({ token, changes }, place) => [
      ...(known.has(token) ? [] : [`"${token}" was never to be published`]),
      ...changesWrong(token, changes, publications[place - 1]?.token),
    ]),
    ...planned.flatMap((done) => scheduleWrong(done, found)),
    ...shownWrong(shown, last),
    ...pagesWrong(history, found),
  ]
}

function shownWrong(shown: string, last: string): string[] {
  return shown === last ? [] : [`the site shows "${shown}", but "${last}" was published last`]
}

/** An acknowledged schedule has one row, and a publication if its row says so. */
function scheduleWrong(
  done: Done<'schedule'>,
  { schedules, publications }: Pick<Found, 'schedules' | 'publications'>,
): string[] {
  const { token } = done.operation
  const own = schedules.filter((one) => one.token === token)
  const times = publications.filter((one) => one.token === token).length
  const expected = own.filter(({ outcome }) => outcome === 'published').length
  return [
    ...wrongCount(done, 'the schedule', own.length),
    ...own.flatMap(({ outcome }) =>
      outcome === null ? [`"${token}" still waits for its hour`] : [],
    ),
    ...(times === expected
      ? []
      : [`"${token}" was to be published ${expected} times, and is ${times} times`]),
  ]
}

function pagesWrong(history: readonly Entry[], { words, wordsShown }: Found): string[] {
  const operations = operationsOf(history, 'words')
  const known = new Set(operations.map(({ operation }) => operation.token))
  return [
    ...operations.flatMap((done) =>
      wrongCount(
        done,
        'the words',
        words.filter(({ token }) => token === done.operation.token).length,
      ),
    ),
    ...words.flatMap(({ token }) =>
      known.has(token) ? [] : [`"${token}" were never to be published`],
    ),
    ...shownWrong(wordsShown, words.at(-1)?.token ?? ''),
  ]
}

type Changes = Found['publications'][number]['changes']

/** Each change starts from the previous publication; the first starts from the file, which is not checked. */
function changesWrong(token: string, changes: Changes, before: string | undefined): string[] {
  const [change, ...more] = changes
  const isOne = change?.became === token && more.length === 0
  if (!isOne) return [`"${token}" is published with ${changes.length} changes of its fact`]
  return before === undefined || change.was === before
    ? []
    : [`"${token}" went on from "${change.was}", but "${before}" was published`]
}
