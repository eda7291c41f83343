import { printedUnits } from '#app/lib/text/printed-units.ts'
import type { Project } from '#app/projects/model/project.ts'

export const PLANS_SECTION = { anchor: 'floor-plans', heading: 'Floor plans' }

export function PlansSection({ project: { plans = [] } }: { project: Pick<Project, 'plans'> }) {
  if (plans.length === 0) return null
  return (
    <section id={PLANS_SECTION.anchor}>
      <h2>{PLANS_SECTION.heading}</h2>
      <ul className="ledger">
        {plans.map(({ unit, area, href, isPdf }) => (
          <li key={href}>
            <b>{printedUnits(unit)}</b>
            <span>
              {area ? `${printedUnits(area)} · ` : ''}
              <a className="link" href={href}>
                {isPdf ? 'Open the plan (PDF)' : 'Open the plan'}
                <span className="visually-hidden"> of {area ? `${unit}, ${area}` : unit}</span>
              </a>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
