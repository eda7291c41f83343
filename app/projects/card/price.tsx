import { priceLabel } from '#app/projects/model/price-label.ts'
import type { ProjectCardFacts } from '#app/projects/model/project.ts'

export function Price({ project }: { project: ProjectCardFacts }) {
  const label = priceLabel(project)
  if (label.kind !== 'from') return <p className="price price--soon">{label.text}</p>
  return (
    <p className="price">
      Starts from <b>{label.price}</b>
    </p>
  )
}
