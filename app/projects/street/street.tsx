import { StreetPatterns } from './street-patterns.tsx'
import { StreetWalk } from './street-walk.tsx'
import { StreetWide } from './street-wide.tsx'
import type { StreetProject } from './street-project.ts'

/** Projects in elevation to scale, whole on wide screens and scrolling on narrow ones; what is not stated is dashed. */
export function Street({ projects }: { projects: readonly StreetProject[] }) {
  return (
    <div className="street">
      <StreetPatterns />
      <StreetWide projects={projects} />
      <StreetWalk projects={projects} />
    </div>
  )
}
