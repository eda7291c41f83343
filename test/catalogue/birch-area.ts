import type { PublishedChange } from '#app/projects/publishing/published.ts'

import { birchHeights } from './birch-heights.ts'

/** A published change of one fact. */
export const birchArea: PublishedChange = {
  projectId: birchHeights.id,
  publication: 4,
  publishedAt: '2026-11-25T19:00:00.000Z',
  fact: 'area',
  part: '',
  was: '64 acres',
  became: '65 acres',
  checked: { source: 'developer', on: '2026-11-25' },
}
