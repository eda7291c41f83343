import { printedUnits } from '#app/lib/text/printed-units.ts'
import { formatPrice } from '#app/projects/model/price-label.ts'
import type { Project } from '#app/projects/model/project.ts'
import { anchorOf } from '#app/projects/sections/section-anchor.ts'
import type { SectionOf } from '#app/projects/sections/section.ts'
import { useField } from '#app/ui/document/field.tsx'
import { Sheet } from '#app/ui/document/sheet.tsx'

import sheet from './ledger.css?url'

type Props = { section: SectionOf<'prices'>; project: Pick<Project, 'state'> }

export function PricesSection({ section, project: { state } }: Props) {
  const [first] = section.rows
  const field = useField('project')
  return (
    <section id={anchorOf(section)}>
      <Sheet href={sheet} isBelow />
      <h2>Prices</h2>
      <ul className="ledger ledger--price">
        {section.rows.map(({ label, from, to }, index) => (
          <li key={label}>
            <b {...field('rows', index, 'label')}>{printedUnits(label)}</b>
            <span>
              {to === undefined ? 'From ' : null}
              <strong {...field('rows', index, 'from')}>{formatPrice(from)}</strong>
              {to === undefined ? null : (
                <>
                  {' '}
                  to <strong {...field('rows', index, 'to')}>{formatPrice(to)}</strong>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {section.note ? <p {...field('note')}>{printedUnits(section.note)}</p> : null}
      {first ? (
        <p className="screen-only">
          <a
            className="link"
            href={`/calculators/emi?${new URLSearchParams({ property: first.from, state })}`}
          >
            Calculate the EMI on {formatPrice(first.from)}
          </a>
        </p>
      ) : null}
    </section>
  )
}
