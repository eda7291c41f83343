import { keptUnits } from '#app/lib/kept-units.ts'

import type { SectionOf } from './section.ts'

export function OverviewSection({ section }: { section: SectionOf<'overview'> }) {
  const [lede, ...rest] = section.paragraphs.map(keptUnits)
  return (
    <section id="overview">
      <h2 className="visually-hidden">Overview</h2>
      <p className="lede">{lede}</p>
      {rest.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  )
}
