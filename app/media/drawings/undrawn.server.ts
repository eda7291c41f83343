import { findPicture } from '#app/media/slots/manifest.server.ts'
import { media } from '#app/media/storage/media.server.ts'

import { drawn } from './drawn-store.server.ts'
import type { Undrawn } from './drawing-state.server.ts'

/** Projects without a drawing of today's facts in this process; a photo counts as one. */
export function findUndrawn(): Undrawn {
  const { photos } = media.current()
  const missing = drawn.missing().filter(({ slug }) => !photos.has(slug))
  const byKind = Map.groupBy(missing, ({ slug }) => (findPicture(slug) ? 'earlier' : 'still'))
  const namesOf = (kind: 'still' | 'earlier') => byKind.get(kind)?.map(({ name }) => name) ?? []
  return { still: namesOf('still'), earlier: namesOf('earlier') }
}
