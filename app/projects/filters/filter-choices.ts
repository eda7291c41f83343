/** What the catalogue states about a project's progress; nothing else is a status. */
export const statuses = [
  { value: 'coming-soon', label: 'Coming soon' },
  { value: 'pre-launch', label: 'Pre-launch' },
  { value: 'new-launch', label: 'New launch' },
  { value: 'under-construction', label: 'Under construction' },
  { value: 'ready', label: 'Ready to move' },
  { value: 'possession', label: 'With a possession date' },
] as const

/** What a listing may state to be near. */
export const nearPlaces = [
  { value: 'metro', label: 'Metro' },
  { value: 'airport', label: 'Airport' },
] as const

/** A place that a listing states to be further away than this, in kilometres, is not near it; our own rule. */
export const NEAR_KM = 10

export const orders = [
  { value: 'price-up', label: 'Price, low to high' },
  { value: 'price-down', label: 'Price, high to low' },
  { value: 'name', label: 'Name' },
] as const

export type ProjectStatus = (typeof statuses)[number]['value']
export type NearPlace = (typeof nearPlaces)[number]['value']
export type ProjectOrder = (typeof orders)[number]['value']

/** What a filter of this catalogue may name. */
export type FilterChoices = {
  /** Cities and corridors that something is listed in. */
  cities: string[]
  /** The cities and developers to choose from: where there are many, those with most listings. */
  offered: { cities: string[]; developers: string[] }
  /** Every place that may be asked for: those, the localities, and cities without a listing. */
  places: string[]
  /** Sectors that listings lie in: `22D`. */
  sectors: string[]
  developers: string[]
  bedrooms: number[]
  /** Only what a listing states. */
  statuses: ProjectStatus[]
  near: NearPlace[]
  /** Whether a listing names the month of its possession. */
  hasDates: boolean
  /** Whether there is a price to filter and to order by. */
  hasPrices: boolean
}

/** The orders a list may be put in. */
export function ordersOf({ hasPrices }: Pick<FilterChoices, 'hasPrices'>) {
  return orders.filter(({ value }) => hasPrices || value === 'name')
}
