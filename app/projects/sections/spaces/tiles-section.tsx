import { printedUnits } from '#app/lib/text/printed-units.ts'
import { anchorOf } from '#app/projects/sections/section-anchor.ts'
import type { SectionOf } from '#app/projects/sections/section.ts'
import { useField } from '#app/ui/document/field.tsx'
import { Sheet } from '#app/ui/document/sheet.tsx'
import { Icon } from '#app/ui/media/icon.tsx'

import sheet from './tiles.css?url'

export function TilesSection({ section }: { section: SectionOf<'tiles'> }) {
  const field = useField('project')
  return (
    <section id={anchorOf(section)}>
      <Sheet href={sheet} isBelow />
      <h2 {...field('title')}>{section.title}</h2>
      <ul className="tiles-section">
        {section.items.map(({ icon, title, text }, index) => (
          <li key={title}>
            <Icon name={icon} />
            <b {...field('items', index, 'title')}>{printedUnits(title)}</b>
            {text ? <span {...field('items', index, 'text')}>{printedUnits(text)}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
