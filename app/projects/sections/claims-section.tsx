import { keptUnits } from '#app/lib/kept-units.ts'
import { claimKey, claimTerms } from '#app/projects/developer-claim.ts'
import { Sheet } from '#app/ui/sheet.tsx'

import { DisclaimerLink } from './disclaimer-link.tsx'
import sheet from './features.css?url'
import { anchorOf } from './section-anchor.ts'
import type { SectionOf } from './section.ts'

export function ClaimsSection({ section }: { section: SectionOf<'claims'> }) {
  const [terms] = section.items.flatMap((item) => claimTerms(item) ?? [])
  return (
    <section id={anchorOf(section)}>
      <Sheet href={sheet} />
      <h2>What the developer states</h2>
      <ul className="feats">
        {section.items.map((item) => (
          <li key={item}>{keptUnits(item)}</li>
        ))}
      </ul>
      <p>
        These are the developer’s statements, not ours. <DisclaimerLink />
      </p>
      {terms ? (
        <p className="on-screen">
          <a className="link" href={`/calculators/assured-return?claim=${claimKey(terms)}`}>
            What that comes to, by the developer’s claim
          </a>
        </p>
      ) : null}
    </section>
  )
}
