import { noBreakUnits } from '#app/lib/text/no-break-units.ts'
import sheet from '#app/projects/sections/prices/ledger.css?url'
import { anchorOf } from '#app/projects/sections/section-anchor.ts'
import type { SectionOf } from '#app/projects/sections/section.ts'
import { FieldPart, useField } from '#app/ui/document/field.tsx'
import { Sheet } from '#app/ui/document/sheet.tsx'

import { Rooms } from './rooms.tsx'

type Row = SectionOf<'units'>['rows'][number]

export function UnitsSection({ section }: { section: SectionOf<'units'> }) {
  const field = useField('project')
  return (
    <section id={anchorOf(section)}>
      <Sheet href={sheet} isBelow />
      <h2 {...field('title')}>{section.title}</h2>
      <ul className="ledger">
        {section.rows.map((row, index) => (
          <FieldPart key={row.name} at={['rows', index]}>
            <UnitRow row={row} />
          </FieldPart>
        ))}
      </ul>
    </section>
  )
}

function UnitRow({ row }: { row: Row }) {
  const field = useField('project')
  if (row.bedrooms === undefined) {
    return (
      <li>
        <b {...field('name')}>{noBreakUnits(row.name)}</b>
        <span {...field('detail')}>{noBreakUnits(row.detail ?? '')}</span>
      </li>
    )
  }
  return (
    <li className="unit-row">
      <b {...field('name')}>{noBreakUnits(row.name)}</b>
      <Rooms bedrooms={row.bedrooms} utility={row.utility ?? false} />
      {row.detail === undefined ? null : (
        <span {...field('detail')}>{noBreakUnits(row.detail)}</span>
      )}
    </li>
  )
}
