export type PhotoAnswer = { kind: 'done'; said: string } | { kind: 'refused'; why: string }
