/** The states whose projects may be listed; each has an authority with rules of its own. */
export const states = ['Uttar Pradesh', 'Madhya Pradesh', 'Goa', 'Maharashtra', 'Haryana'] as const

export type State = (typeof states)[number]
