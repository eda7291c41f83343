import { noBreakUnits } from '#app/lib/text/no-break-units.ts'
import sheet from '#app/projects/sections/prices/ledger.css?url'
import { anchorOf } from '#app/projects/sections/section-anchor.ts'
import type { SectionOf } from '#app/projects/sections/section.ts'
import { Sheet } from '#app/ui/document/sheet.tsx'

import { Rooms } from './rooms.tsx'

type Row = SectionOf<'units'>['rows'][number]

export function UnitsSection({ section }: { section: SectionOf<'units'> }) {
  return (
    <section id={anchorOf(section)}>
      <Sheet href={sheet} />
      <h2>{section.title}</h2>
      <ul className="ledger">
        {section.rows.map((row) => (
          <UnitRow key={row.name} row={row} />
        ))}
      </ul>
    </section>
  )
}

function UnitRow({ row }: { row: Row }) {
  if (row.bedrooms === undefined) {
    return (
      <li>
        <b>{noBreakUnits(row.name)}</b>
        <span>{noBreakUnits(row.detail ?? '')}</span>
      </li>
    )
  }
  return (
    <li className="unit-row">
      <b>{noBreakUnits(row.name)}</b>
      <Rooms bedrooms={row.bedrooms} utility={row.utility ?? false} />
      {row.detail === undefined ? null : <span>{noBreakUnits(row.detail)}</span>}
    </li>
  )
}
