import { anchorOf } from './section-anchor.ts'
import type { SectionOf } from './section.ts'

export function ParticularsSection({ section }: { section: SectionOf<'particulars'> }) {
  return (
    <section id={anchorOf(section)}>
      <h2>{section.title}</h2>
      <ul className="ledger">
        {section.rows.map(({ label, value }) => (
          <li key={label}>
            <b>{label}</b>
            <span>{value}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
