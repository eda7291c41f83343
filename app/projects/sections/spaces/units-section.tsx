import { printedUnits } from '#app/lib/text/printed-units.ts'
import { ListSection } from '#app/projects/sections/list-section.tsx'
import sheet from '#app/projects/sections/prices/ledger.css?url'
import type { SectionOf } from '#app/projects/sections/section.ts'
import { FieldPart, useField } from '#app/ui/document/field.tsx'

import { Rooms } from './rooms.tsx'

type Row = SectionOf<'units'>['rows'][number]

export function UnitsSection({ section }: { section: SectionOf<'units'> }) {
  return (
    <ListSection section={section} className="ledger" sheet={sheet}>
      {section.rows.map((row, index) => (
        <FieldPart key={row.name} at={['rows', index]}>
          <UnitRow row={row} />
        </FieldPart>
      ))}
    </ListSection>
  )
}

function UnitRow({ row }: { row: Row }) {
  const field = useField('project')
  if (row.bedrooms === undefined) {
    return (
      <li>
        <b {...field('name')}>{printedUnits(row.name)}</b>
        <span {...field('detail')}>{printedUnits(row.detail ?? '')}</span>
      </li>
    )
  }
  return (
    <li className="unit-row">
      <b {...field('name')}>{printedUnits(row.name)}</b>
      <Rooms bedrooms={row.bedrooms} utility={row.utility ?? false} />
      {row.detail === undefined ? null : (
        <span {...field('detail')}>{printedUnits(row.detail)}</span>
      )}
    </li>
  )
}
