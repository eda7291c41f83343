import type { CheckPage } from '#app/pages/how-we-check-content.ts'
import type { CheckDrawing } from '#app/projects/check-drawing/check-drawing.ts'
import { CheckFigureView } from '#app/projects/check-drawing/check-figure.tsx'
import { Sheet } from '#app/ui/document/sheet.tsx'

import sheet from './how-checked.css?url'

/** Drawings on the home page; those of rooms need a sheet that it does not load. */
const MAX_STEPS = 2
/** Missing facts that fit next to the drawings; the page of every step has all. */
const MAX_OPEN = 6
/** Pixels. */
const TALLEST = 138

type Props = { drawing: CheckDrawing; texts: Pick<CheckPage, 'title' | 'steps'> }

export function HowChecked({ drawing, texts: { title, steps: stepTexts } }: Props) {
  const { name, steps, open } = drawing
  const shownSteps = steps.filter(({ kind }) => kind !== 'homes').slice(0, MAX_STEPS)
  return (
    <section className="section" aria-labelledby="how-checked">
      <Sheet href={sheet} />
      <div className="wrap">
        <div className="head">
          <h2 id="how-checked">{title}</h2>
          <p>
            {name} as an example. We draw only what we know.{' '}
            <a className="link screen-only how-checked-more" href="/how-we-check">
              See every step
            </a>
          </p>
        </div>
        <ol className="how-checked">
          {shownSteps.map((step) => (
            <li key={step.kind}>
              <div>
                <CheckFigureView figure={step} tallest={TALLEST} />
              </div>
              <h3>{stepTexts[step.kind].title}</h3>
              <p>{stepTexts[step.kind].short}</p>
            </li>
          ))}
          <li>
            <ul className="how-checked-open">
              {open.slice(0, MAX_OPEN).map((fact) => (
                <li key={fact.name}>{fact.name}</li>
              ))}
            </ul>
            <h3>{stepTexts.open.title}</h3>
            <p>{stepTexts.open.short}</p>
          </li>
        </ol>
      </div>
    </section>
  )
}
