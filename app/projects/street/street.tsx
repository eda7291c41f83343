import { StreetPatterns } from './street-patterns.tsx'
import { StreetWalk } from './street-walk.tsx'
import { StreetWide } from './street-wide.tsx'
import type { StreetListing } from './street-listing.ts'

/** Projects in elevation to scale, whole on wide screens and scrolling on narrow ones; what is not stated is dashed. */
export function Street({ listings }: { listings: readonly StreetListing[] }) {
  return (
    <div className="street">
      <StreetPatterns />
      <StreetWide listings={listings} />
      <StreetWalk listings={listings} />
    </div>
  )
}
