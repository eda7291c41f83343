import { printedUnits } from '#app/lib/text/printed-units.ts'
import { claimKey, claimTerms } from '#app/projects/model/developer-claim.ts'
import { DisclaimerLink } from '#app/projects/sections/disclaimer-link.tsx'
import sheet from '#app/projects/sections/features.css?url'
import { anchorOf, headingOf } from '#app/projects/sections/section-anchor.ts'
import type { SectionOf } from '#app/projects/sections/section.ts'
import { useField } from '#app/ui/document/field.tsx'
import { Sheet } from '#app/ui/document/sheet.tsx'

export function ClaimsSection({ section }: { section: SectionOf<'claims'> }) {
  const field = useField('project')
  const [terms] = section.items.flatMap((item) => claimTerms(item) ?? [])
  return (
    <section id={anchorOf(section)}>
      <Sheet href={sheet} isBelow />
      <h2>{headingOf(section)}</h2>
      <ul className="features">
        {section.items.map((item, index) => (
          <li key={item} {...field('items', index)}>
            {printedUnits(item)}
          </li>
        ))}
      </ul>
      <div className="claims-warning">
        <p>
          <b>Ask for the lease and the guarantor before you rely on this.</b> These are the
          developer’s statements, not ours. <DisclaimerLink />
        </p>
        {terms ? (
          <p className="screen-only">
            <a className="link" href={`/calculators/assured-return?claim=${claimKey(terms)}`}>
              Calculate with these figures
            </a>
          </p>
        ) : null}
      </div>
    </section>
  )
}
