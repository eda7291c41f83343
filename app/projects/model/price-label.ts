import { rupeesOf } from '#app/lib/money.ts'

import type { Project } from './project.ts'

export type PriceLabel =
  | { kind: 'from'; text: string; price: string; amount: number }
  | { kind: 'soon'; text: 'Price Revealing Soon' }
  | { kind: 'interest'; text: 'Register your interest' }

/** A price text with its sign, on one line: `₹ 3.03 CR`. */
export function rupeeText(price: string): string {
  return `₹\u00A0${price.replace(' ', '\u00A0')}`
}

/** A price text in a sentence, on one line: `₹3.03 crore`. */
export function priceInWords(price: string): string {
  const [figure = '', unit = ''] = price.split(' ')
  return `₹${figure}\u00A0${unit === 'CR' ? 'crore' : 'lakh'}`
}

/** What a project's price is said from. */
export type Priced = Pick<Project, 'price' | 'revealPrice' | 'isInterestOnly'>

/** The words for a project's price, or for what it takes instead; `amount` is in rupees. */
export function priceLabel(project: Priced): PriceLabel {
  if (project.isInterestOnly) return { kind: 'interest', text: 'Register your interest' }
  const amount = project.revealPrice === 'soon' ? undefined : rupeesOf(project.price)
  if (amount === undefined) return { kind: 'soon', text: 'Price Revealing Soon' }
  const price = rupeeText(project.price)
  return { kind: 'from', text: `Starts from ${price}`, price, amount }
}
