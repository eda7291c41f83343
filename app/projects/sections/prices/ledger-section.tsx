import { printedUnits } from '#app/lib/text/printed-units.ts'
import { FieldPart, useField } from '#app/ui/document/field.tsx'
import { Sheet } from '#app/ui/document/sheet.tsx'
import { ExternalLink } from '#app/ui/navigation/external-link.tsx'

import type { LedgerRow, SectionRow } from './ledger-rows.ts'
import sheet from './ledger.css?url'

export const LEDGER = { anchor: 'particulars', heading: 'Project details' } as const

export function LedgerSection({ rows }: { rows: readonly SectionRow[] }) {
  return (
    <section id={LEDGER.anchor}>
      <Sheet href={sheet} isBelow />
      <h2>{LEDGER.heading}</h2>
      <ul className="ledger">
        {rows.map((row) => (
          <FieldPart key={row.label} at={['sections', row.section]}>
            <Row row={row} />
          </FieldPart>
        ))}
      </ul>
    </section>
  )
}

function Row({ row: { label, labelAt, values, valuesAt, links = [] } }: { row: LedgerRow }) {
  const field = useField('project')
  return (
    <li>
      <b {...(labelAt && field(...labelAt))}>{label}</b>
      <span {...(values.length > 0 && field(...valuesAt))}>
        {links.map((link, index) => (
          <span key={link.href} className="ledger-link">
            <ExternalLink className="link" href={link.href} {...field('items', index, 'label')}>
              {link.label}
            </ExternalLink>
          </span>
        ))}
        {printedUnits(values.join(' · '))}
      </span>
    </li>
  )
}
