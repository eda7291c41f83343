import { anchorOf } from './section-anchor.ts'
import type { SectionOf } from './section.ts'

export function FeaturesSection({ section }: { section: SectionOf<'features'> }) {
  return (
    <section id={anchorOf(section)}>
      <h2>{section.title}</h2>
      <ul className="feats">
        {section.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}
