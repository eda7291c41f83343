import { ExternalLink } from '#app/ui/navigation/external-link.tsx'

import { anchorOf, headingOf } from './section-anchor.ts'
import type { SectionOf } from './section.ts'

export function LinksSection({ section }: { section: SectionOf<'links'> }) {
  return (
    <section id={anchorOf(section)}>
      <h2>{headingOf(section)}</h2>
      <ul className="link-list">
        {section.items.map(({ label, href }) => (
          <li key={href}>
            <ExternalLink className="link" href={href}>
              {label}
            </ExternalLink>
          </li>
        ))}
      </ul>
      {section.note ? <p className="note">{section.note}</p> : null}
    </section>
  )
}
