/** What the catalogue states about a project's progress; nothing else is a status. */
export const statuses = [
  { value: 'coming-soon', label: 'Coming soon' },
  { value: 'pre-launch', label: 'Pre-launch' },
  { value: 'possession', label: 'With a possession date' },
] as const

export const orders = [
  { value: 'price-up', label: 'Price, low to high' },
  { value: 'price-down', label: 'Price, high to low' },
  { value: 'name', label: 'Name' },
] as const

export type ProjectStatus = (typeof statuses)[number]['value']
export type ProjectOrder = (typeof orders)[number]['value']

/** What a filter of this catalogue may name. */
export type FilterChoices = {
  cities: string[]
  developers: string[]
  bedrooms: number[]
  /** Whether there is a price to filter and to order by. */
  hasPrices: boolean
}

/** The orders a list may be put in. */
export function ordersOf({ hasPrices }: Pick<FilterChoices, 'hasPrices'>) {
  return orders.filter(({ value }) => hasPrices || value === 'name')
}
