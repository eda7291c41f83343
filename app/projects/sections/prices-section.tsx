import { Link } from 'react-router'

import { rupeeText } from '#app/projects/price-label.ts'

import { anchorOf } from './section-anchor.ts'
import type { SectionOf } from './section.ts'

export function PricesSection({ section }: { section: SectionOf<'prices'> }) {
  const [first] = section.rows
  return (
    <section id={anchorOf(section)}>
      <h2>Prices</h2>
      <ul className="ledger ledger--price">
        {section.rows.map(({ label, from, to }) => (
          <li key={label}>
            <b>{label}</b>
            <span>
              {to === undefined ? 'From ' : null}
              <strong>{rupeeText(from)}</strong>
              {to === undefined ? null : (
                <>
                  {' '}
                  to <strong>{rupeeText(to)}</strong>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {section.note ? <p>{section.note}</p> : null}
      {first ? (
        <p className="on-screen">
          <Link
            className="link"
            to={`/calculators/emi?${new URLSearchParams({ principal: first.from })}`}
          >
            Calculate an EMI on {rupeeText(first.from)}
          </Link>
        </p>
      ) : null}
    </section>
  )
}
