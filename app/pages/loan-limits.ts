/** Percent of the property's value: a loan of nothing has no instalment. */
export const DOWN = { from: 0, to: 90, wrong: 'Enter a down payment from 0 to 90, like 25.' }
/** Percent a year. */
export const RATE = { from: 0, to: 36, wrong: 'Enter a yearly rate from 0 to 36, like 8.5.' }
export const YEARS = { from: 1, to: 40, wrong: 'Enter 1 to 40 years, like 20.' }
