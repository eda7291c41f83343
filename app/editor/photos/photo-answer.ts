export type PhotographAnswer = { kind: 'done'; said: string } | { kind: 'refused'; why: string }
