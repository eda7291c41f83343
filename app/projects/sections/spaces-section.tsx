import { DisclaimerLink } from './disclaimer-link.tsx'
import { anchorOf } from './section-anchor.ts'
import type { SectionOf } from './section.ts'

type Space = SectionOf<'spaces'>['items'][number]
type Plan = NonNullable<Space['plan']>

export function SpacesSection({ section }: { section: SectionOf<'spaces'> }) {
  return (
    <section id={anchorOf(section)}>
      <h2>{section.title}</h2>
      <div className="spaces">
        {section.items.map((space) => (
          <SpaceTerms key={space.name} space={space} />
        ))}
      </div>
    </section>
  )
}

function SpaceTerms({ space }: { space: Space }) {
  return (
    <article>
      <h3>{space.name}</h3>
      {space.text ? <p>{space.text}</p> : null}
      <ul className="ledger">
        {space.rows.map(({ label, value }) => (
          <li key={label}>
            <b>{label}</b>
            <span>{value}</span>
          </li>
        ))}
        {space.plan ? (
          <li>
            <b>Payment plan {space.plan.map(({ share }) => share).join(':')}</b>
            <span>{planWords(space.plan)}</span>
          </li>
        ) : null}
        {space.claims ? (
          <li>
            <b>The developer states</b>
            <span>
              {space.claims.join(' ')} <DisclaimerLink />
            </span>
          </li>
        ) : null}
      </ul>
    </article>
  )
}

function planWords(plan: Plan): string {
  const known = plan.flatMap(({ share, due }) => (due ? [`${share}% ${due}`] : []))
  return known.length > 0 ? known.join(', ') : 'Dates on request'
}
