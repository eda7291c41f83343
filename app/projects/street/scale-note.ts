import { measured } from './lay-out-street.ts'
import { FLOOR_METRES } from './street-scale.ts'
import type { StreetListing } from './street-listing.ts'

/** What a drawing of these listings says of its scale. */
export function scaleNote(listings: readonly StreetListing[]): string {
  const stated = listings.flatMap(({ stand }) => {
    const metres = measured(stand)
    return stand.kind === 'towers' && metres !== undefined ? [`${metres} m ÷ ${stand.floors}`] : []
  })
  const floor =
    stated.length === 1
      ? `${stated[0]}, the only height a listing states`
      : `${FLOOR_METRES.toFixed(2)} m`
  const plots = listings.some(({ stand }) => stand.kind === 'land' && stand.sides.length > 0)
  return `One floor is drawn as ${floor}.${plots ? ' Plots are squares of their area at the same scale.' : ''} Artist’s impression.`
}
