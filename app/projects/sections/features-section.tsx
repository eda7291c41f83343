import { printedUnits } from '#app/lib/text/printed-units.ts'
import { useField } from '#app/ui/document/field.tsx'

import sheet from './features.css?url'
import { ListSection } from './list-section.tsx'
import type { SectionOf } from './section.ts'

export function FeaturesSection({ section }: { section: SectionOf<'features'> }) {
  const field = useField('project')
  return (
    <ListSection section={section} className="features" sheet={sheet}>
      {section.items.map((item, index) => (
        <li key={item} {...field('items', index)}>
          {printedUnits(item)}
        </li>
      ))}
    </ListSection>
  )
}
