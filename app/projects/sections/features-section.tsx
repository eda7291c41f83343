import { noBreakUnits } from '#app/lib/text/no-break-units.ts'
import { useField } from '#app/ui/document/field.tsx'
import { Sheet } from '#app/ui/document/sheet.tsx'

import { anchorOf } from './section-anchor.ts'
import type { SectionOf } from './section.ts'
import sheet from './features.css?url'

export function FeaturesSection({ section }: { section: SectionOf<'features'> }) {
  const field = useField('project')
  return (
    <section id={anchorOf(section)}>
      <Sheet href={sheet} isBelow />
      <h2 {...field('title')}>{section.title}</h2>
      <ul className="features">
        {section.items.map((item, index) => (
          <li key={item} {...field('items', index)}>
            {noBreakUnits(item)}
          </li>
        ))}
      </ul>
    </section>
  )
}
