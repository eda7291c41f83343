/** States of projects: each has its own RERA authority, stamp duty and rules. */
export const states = ['Uttar Pradesh', 'Madhya Pradesh', 'Goa', 'Maharashtra', 'Haryana'] as const

export type State = (typeof states)[number]
