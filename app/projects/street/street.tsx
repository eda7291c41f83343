import { StreetPatterns } from './street-patterns.tsx'
import { StreetWalk } from './street-walk.tsx'
import { StreetWide } from './street-wide.tsx'
import type { StreetListing } from './street-listing.ts'

/**
 * Listings as one street in elevation, to scale from their own figures and never higher than they say:
 * whole on wide screens, walked sideways on narrow ones. What a listing does not state is dashed.
 */
export function Street({ listings }: { listings: readonly StreetListing[] }) {
  return (
    <div className="street">
      <StreetPatterns />
      <StreetWide listings={listings} />
      <StreetWalk listings={listings} />
    </div>
  )
}
