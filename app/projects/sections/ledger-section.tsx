import { keptUnits } from '#app/lib/kept-units.ts'
import type { OpenFact } from '#app/projects/asks.ts'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { Sheet } from '#app/ui/sheet.tsx'

import type { LedgerRow } from './ledger-rows.ts'
import sheet from './ledger.css?url'

/** Anchor and heading of the ledger. */
export const LEDGER = { anchor: 'particulars', heading: 'Particulars' } as const

const AND = new Intl.ListFormat('en-IN', { type: 'conjunction' })

type Props = {
  rows: readonly LedgerRow[]
  /** What the listing does not say. */
  open: readonly OpenFact[]
}

/** What the head and the strip do not say, a line each, and last what nobody has stated. */
export function LedgerSection({ rows, open }: Props) {
  return (
    <section id={LEDGER.anchor}>
      <Sheet href={sheet} />
      <h2>{LEDGER.heading}</h2>
      <ul className="ledger">
        {rows.map((row) => (
          <Row key={row.label} row={row} />
        ))}
        {open.length > 0 ? (
          <li>
            <b>Not stated</b>
            <span>
              {sentenceOf(open)}.{' '}
              <a className="link on-screen" href="#enquire">
                {`Ask\u00A0for\u00A0${open.length > 1 ? 'them' : 'it'}`}
              </a>
            </span>
          </li>
        ) : null}
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
        {keptUnits(values.join(' · '))}
      </span>
    </li>
  )
}

function sentenceOf(open: readonly OpenFact[]): string {
  const words = AND.format(open.map(({ name }) => name.toLowerCase()))
  return words.charAt(0).toUpperCase() + words.slice(1)
}
