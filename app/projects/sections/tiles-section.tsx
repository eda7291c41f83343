import { Icon } from '#app/ui/icon.tsx'

import { anchorOf } from './section-anchor.ts'
import type { SectionOf } from './section.ts'

export function TilesSection({ section }: { section: SectionOf<'tiles'> }) {
  return (
    <section id={anchorOf(section)}>
      <h2>{section.title}</h2>
      <ul className="merits">
        {section.items.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} />
            <b>{title}</b>
            {text ? <span>{text}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
