import type { Place } from '#app/pictures/shown-size.ts'

/** The picture in the column beside an enquiry's form. */
export const BESIDE_FORM: readonly Place[] = [
  { when: '(min-width: 97.5em)', width: '742px' },
  { width: '47.6vw' },
]

/** Small screens have none (visit.css). */
export const NOT_BESIDE_FORM = '(max-width: 59.99em)'
