import type { Entry } from '../history.ts'
import type { Found } from './found.ts'
import { operationsOf, wrongCount } from './operations.ts'

/**
 * What was published: each publication with the change of the fact that it made, each on what was
 * published before it, and the last of them on the page that every process shows.
 */
export function checkPublications(history: readonly Entry[], found: Found): string[] {
  const { publications, shown } = found
  const published = Map.groupBy(publications, ({ token }) => token)
  const asked = operationsOf(history, 'publish')
  const known = new Set(asked.map(({ operation }) => operation.token))
  const last = publications.at(-1)?.token ?? ''
  return [
    ...asked.flatMap((done) =>
      wrongCount(done, 'the publication', published.get(done.operation.token)?.length ?? 0),
    ),
    ...publications.flatMap(({ token, changes }, place) => [
      ...(known.has(token) ? [] : [`"${token}" was never to be published`]),
      ...changesWrong(token, changes, publications[place - 1]?.token),
    ]),
    ...shown.flatMap((token, place) =>
      token === last
        ? []
        : [`the site ${place + 1} shows "${token}", but "${last}" was published last`],
    ),
  ]
}

type Changes = Found['publications'][number]['changes']

/** The one change is from what was published before it; what the file said before the first is not asked. */
function changesWrong(token: string, changes: Changes, before: string | undefined): string[] {
  const [change, ...more] = changes
  const isOne = change?.became === token && more.length === 0
  if (!isOne) return [`"${token}" is published with ${changes.length} changes of its fact`]
  return before === undefined || change.was === before
    ? []
    : [`"${token}" went on from "${change.was}", but "${before}" was published`]
}
