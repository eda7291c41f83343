import { noBreakUnits } from '#app/lib/text/no-break-units.ts'

import { anchorOf } from './section-anchor.ts'
import type { SectionOf } from './section.ts'

export function ComingSoonSection({ section }: { section: SectionOf<'coming-soon'> }) {
  return (
    <section id={anchorOf(section)}>
      <h2>Coming Soon</h2>
      <p className="lede">{noBreakUnits(section.text)}</p>
    </section>
  )
}
