import { noBreakUnits } from '#app/lib/text/no-break-units.ts'
import { Sheet } from '#app/ui/document/sheet.tsx'

import { anchorOf } from './section-anchor.ts'
import type { SectionOf } from './section.ts'
import sheet from './prices/ledger.css?url'

export function ParticularsSection({ section }: { section: SectionOf<'particulars'> }) {
  return (
    <section id={anchorOf(section)}>
      <Sheet href={sheet} />
      <h2>{section.title}</h2>
      <ul className="ledger">
        {section.rows.map(({ label, value }) => (
          <li key={label}>
            <b>{label}</b>
            <span>{noBreakUnits(value)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
