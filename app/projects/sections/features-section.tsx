import { noBreakUnits } from '#app/lib/text/no-break-units.ts'
import { Sheet } from '#app/ui/document/sheet.tsx'

import { anchorOf } from './section-anchor.ts'
import type { SectionOf } from './section.ts'
import sheet from './features.css?url'

export function FeaturesSection({ section }: { section: SectionOf<'features'> }) {
  return (
    <section id={anchorOf(section)}>
      <Sheet href={sheet} />
      <h2>{section.title}</h2>
      <ul className="features">
        {section.items.map((item) => (
          <li key={item}>{noBreakUnits(item)}</li>
        ))}
      </ul>
    </section>
  )
}
