import { DisclaimerLink } from './disclaimer-link.tsx'
import { anchorOf } from './section-anchor.ts'
import type { SectionOf } from './section.ts'

export function ClaimsSection({ section }: { section: SectionOf<'claims'> }) {
  return (
    <section id={anchorOf(section)}>
      <h2>What the developer states</h2>
      <ul className="feats">
        {section.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>
        These are the developer’s statements, not ours. <DisclaimerLink />
      </p>
    </section>
  )
}
