import { rupeesOf } from '#app/lib/money.ts'

import type { Project } from './project.ts'

/** Where no price is announced. */
export const NO_PRICE = 'Price Revealing Soon'

export type PriceLabel =
  | { kind: 'from'; text: string; price: string; amount: number }
  | { kind: 'soon'; text: typeof NO_PRICE }
  | { kind: 'interest'; text: 'Register your interest' }

/** `₹ 3.03 CR`, without a line break. */
export function rupeeText(price: string): string {
  return `₹\u00A0${price.replace(' ', '\u00A0')}`
}

/** `₹3.03 crore`, without a line break. */
export function formatPrice(price: string): string {
  const [figure = '', unit = ''] = price.split(' ')
  return `₹${figure}\u00A0${unit === 'CR' ? 'crore' : 'lakh'}`
}

export type Priced = Pick<Project, 'price' | 'revealPrice' | 'isInterestOnly'>

/** The price, or the words in its place; `amount` in rupees. */
export function priceLabel(project: Priced): PriceLabel {
  if (project.isInterestOnly) return { kind: 'interest', text: 'Register your interest' }
  const amount = project.revealPrice === 'soon' ? undefined : rupeesOf(project.price)
  if (amount === undefined) return { kind: 'soon', text: NO_PRICE }
  const price = rupeeText(project.price)
  return { kind: 'from', text: `Starts from ${price}`, price, amount }
}
