import { printedUnits } from '#app/lib/text/printed-units.ts'
import { useField } from '#app/ui/document/field.tsx'

import { ListSection } from './list-section.tsx'
import sheet from './prices/ledger.css?url'
import type { SectionOf } from './section.ts'

export function ParticularsSection({ section }: { section: SectionOf<'particulars'> }) {
  const field = useField('project')
  return (
    <ListSection section={section} className="ledger" sheet={sheet}>
      {section.rows.map(({ label, value }, index) => (
        <li key={label}>
          <b {...field('rows', index, 'label')}>{label}</b>
          <span {...field('rows', index, 'value')}>{printedUnits(value)}</span>
        </li>
      ))}
    </ListSection>
  )
}
