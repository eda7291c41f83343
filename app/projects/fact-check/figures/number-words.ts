/** The numbers from one to nineteen, as they are written. */
export const ONES: readonly string[] =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
/** The tens from twenty to ninety. */
export const TENS: readonly string[] =
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
