/** Each state has its own RERA authority and rules. */
export const states = ['Uttar Pradesh', 'Madhya Pradesh', 'Goa', 'Maharashtra', 'Haryana'] as const

export type State = (typeof states)[number]
