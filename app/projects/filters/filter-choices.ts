/** Only a status that the catalogue states can be filtered. */
export const statuses = [
  { value: 'coming-soon', label: 'Coming soon' },
  { value: 'pre-launch', label: 'Pre-launch' },
  { value: 'new-launch', label: 'New launch' },
  { value: 'under-construction', label: 'Under construction' },
  { value: 'ready', label: 'Ready to move' },
  { value: 'possession', label: 'With a possession date' },
] as const

export const nearPlaces = [
  { value: 'metro', label: 'Metro' },
  { value: 'airport', label: 'Airport' },
] as const

/** Kilometres; a longer stated distance is not near (our own rule). */
export const NEAR_KM = 10

export const orders = [
  { value: 'price-up', label: 'Price, low to high' },
  { value: 'price-down', label: 'Price, high to low' },
  { value: 'name', label: 'Name' },
] as const

export type ProjectStatus = (typeof statuses)[number]['value']
export type NearPlace = (typeof nearPlaces)[number]['value']
export type ProjectOrder = (typeof orders)[number]['value']

export type FilterChoices = {
  cities: string[]
  offered: { cities: string[]; developers: string[] }
  /** Also localities, and cities without a project. */
  places: string[]
  sectors: string[]
  developers: string[]
  bedrooms: number[]
  statuses: ProjectStatus[]
  near: NearPlace[]
  hasDates: boolean
  hasPrices: boolean
}

export function ordersOf({ hasPrices }: Pick<FilterChoices, 'hasPrices'>) {
  return orders.filter(({ value }) => hasPrices || value === 'name')
}
