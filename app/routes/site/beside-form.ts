import type { Place } from '#app/pictures/shown-size.ts'

/** The picture in the column beside an enquiry's form; small screens have none. */
export const BESIDE_FORM: readonly Place[] = [
  { when: '(min-width: 97.5em)', width: '742px' },
  { when: '(min-width: 60em)', width: '47.6vw' },
  { width: '1px' },
]
