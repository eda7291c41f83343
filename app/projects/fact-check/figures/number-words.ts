export const ONES: readonly string[] =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
export const TENS: readonly string[] =
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
