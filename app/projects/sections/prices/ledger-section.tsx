import { noBreakUnits } from '#app/lib/text/no-break-units.ts'
import { Sheet } from '#app/ui/document/sheet.tsx'
import { ExternalLink } from '#app/ui/navigation/external-link.tsx'

import type { LedgerRow } from './ledger-rows.ts'
import sheet from './ledger.css?url'

export const LEDGER = { anchor: 'particulars', heading: 'Project details' } as const

export function LedgerSection({ rows }: { rows: readonly LedgerRow[] }) {
  return (
    <section id={LEDGER.anchor}>
      <Sheet href={sheet} />
      <h2>{LEDGER.heading}</h2>
      <ul className="ledger">
        {rows.map((row) => (
          <Row key={row.label} row={row} />
        ))}
      </ul>
    </section>
  )
}

function Row({ row: { label, values, links = [] } }: { row: LedgerRow }) {
  return (
    <li>
      <b>{label}</b>
      <span>
        {links.map((link) => (
          <span key={link.href} className="ledger-link">
            <ExternalLink className="link" href={link.href}>
              {link.label}
            </ExternalLink>
          </span>
        ))}
        {noBreakUnits(values.join(' · '))}
      </span>
    </li>
  )
}
