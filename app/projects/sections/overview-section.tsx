import { noBreakUnits } from '#app/lib/text/no-break-units.ts'
import type { ProjectPageData } from '#app/projects/model/sub-page.ts'

import { overviewTexts } from './overview-texts.ts'
import type { SectionOf } from './section.ts'

type Props = {
  section: SectionOf<'overview'>
  project: Pick<ProjectPageData, 'summary' | 'parent'>
}

export function OverviewSection({ section, project: { summary, parent } }: Props) {
  const texts = overviewTexts(section.paragraphs, parent ? undefined : summary)
  const [lede, ...rest] = texts.map(noBreakUnits)
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
