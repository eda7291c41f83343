import type { Entry } from '#ops/nightly/faults/history.ts'

import type { Found } from './final-state.ts'
import { operationsOf, wrongCount } from './operations.ts'

/** Each uploaded photo follows the rule of `wrongCount`, in its slot, with its own file. */
export function checkPhotos(
  history: readonly Entry[],
  { photos }: Pick<Found, 'photos'>,
): string[] {
  const operations = operationsOf(history, 'photo')
  const slots = new Map(operations.map(({ operation }) => [operation.token, operation.slot]))
  return [
    ...operations.flatMap((done) => {
      const own = photos.filter(({ token }) => token === done.operation.token)
      return wrongCount(done, 'the photo', own.length)
    }),
    ...photos.flatMap(({ token, slot, file }) => [
      ...(slots.has(token) ? [] : [`"${token}" was never put`]),
      ...(slots.has(token) && slots.get(token) !== slot ? [`"${token}" is in ${slot}`] : []),
      ...(file === 'whole' ? [] : [`the file of "${token}" is ${file}`]),
    ]),
  ]
}
