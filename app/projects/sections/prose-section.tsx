import { noBreakUnits } from '#app/lib/text/no-break-units.ts'

import { anchorOf, headingOf } from './section-anchor.ts'
import type { SectionOf } from './section.ts'

type Prose = SectionOf<'sustainability' | 'investment' | 'developer'>

export function ProseSection({ section }: { section: Prose }) {
  return (
    <section id={anchorOf(section)}>
      <h2>{headingOf(section)}</h2>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph}>{noBreakUnits(paragraph)}</p>
      ))}
    </section>
  )
}
