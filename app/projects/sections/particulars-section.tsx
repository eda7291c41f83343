import { noBreakUnits } from '#app/lib/text/no-break-units.ts'
import { useField } from '#app/ui/document/field.tsx'
import { Sheet } from '#app/ui/document/sheet.tsx'

import { anchorOf } from './section-anchor.ts'
import type { SectionOf } from './section.ts'
import sheet from './prices/ledger.css?url'

export function ParticularsSection({ section }: { section: SectionOf<'particulars'> }) {
  const field = useField('project')
  return (
    <section id={anchorOf(section)}>
      <Sheet href={sheet} isBelow />
      <h2 {...field('title')}>{section.title}</h2>
      <ul className="ledger">
        {section.rows.map(({ label, value }, index) => (
          <li key={label}>
            <b {...field('rows', index, 'label')}>{label}</b>
            <span {...field('rows', index, 'value')}>{noBreakUnits(value)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
