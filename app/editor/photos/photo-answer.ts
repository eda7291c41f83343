/** What came of an act upon a photograph, in words. */
export type PhotographAnswer = { kind: 'done'; said: string } | { kind: 'refused'; why: string }
