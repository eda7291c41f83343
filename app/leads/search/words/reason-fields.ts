/** In the order in which a match is looked for; `sound` is a name that sounds like a word, `time` the days. */
export const reasonFields = [
  'name',
  'phone',
  'email',
  'project',
  'city',
  'location',
  'message',
  'note',
  'requirement',
  'sound',
  'time',
] as const
export type ReasonField = (typeof reasonFields)[number]

/** Why a lead matched: the words around the hits; every second part is a hit. */
export type MatchReason = { field: ReasonField; parts: readonly string[] }
