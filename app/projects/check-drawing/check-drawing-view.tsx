import { Sheet } from '#app/ui/document/sheet.tsx'

import type { CheckDrawing, CheckFigure } from './check-drawing.ts'
import { CheckFigureView } from './check-figure.tsx'
import sheet from './check-drawing.css?url'
import { FactLines } from './fact-lines.tsx'
import { OpenList } from './open-list.tsx'
import { TitleBlock } from './title-block.tsx'

export type CheckTexts = Record<CheckFigure['kind'], { title: string; text: string }> & {
  open: { title: string; text: string; ask: string }
}

type Props = { drawing: CheckDrawing; texts: CheckTexts }

export function CheckDrawingView({ drawing, texts }: Props) {
  const { slug, name, location, known, source, steps, open } = drawing
  return (
    <article className="check" aria-labelledby="checked-project">
      <Sheet href={sheet} />
      <div className="check-name">
        <div>
          <h2 id="checked-project">{name}</h2>
          <p>{location}</p>
        </div>
        <div>
          <p>We checked the name and place with {source}. The drawings use the same source.</p>
          {known.length > 0 ? <FactLines lines={known} /> : null}
        </div>
      </div>
      {steps.map(({ held, ...figure }) => (
        <section key={figure.kind} className="check-step">
          <div className="check-text">
            <h3>{texts[figure.kind].title}</h3>
            <p>{texts[figure.kind].text}</p>
          </div>
          <div className="check-figure">
            <CheckFigureView figure={figure} />
          </div>
          <FactLines lines={held} />
        </section>
      ))}
      {open.length > 0 ? (
        <section className="check-step">
          <div className="check-text">
            <h3>{texts.open.title}</h3>
            <p>
              {texts.open.text} <span className="screen-only">{texts.open.ask}</span>
            </p>
          </div>
          <OpenList slug={slug} facts={open} />
        </section>
      ) : null}
      <TitleBlock drawing={drawing} />
    </article>
  )
}
