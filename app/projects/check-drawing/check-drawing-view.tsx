import { printedUnits } from '#app/lib/text/printed-units.ts'
import { enquiryAddress } from '#app/projects/model/enquiry-address.ts'
import type { OpenFact } from '#app/projects/model/open-facts.ts'
import { useField } from '#app/ui/document/field.tsx'
import { Sheet } from '#app/ui/document/sheet.tsx'

import type { CheckDrawing, CheckFigure, FactLine } from './check-drawing.ts'
import { CheckFigureView } from './check-figure.tsx'
import sheet from './check-drawing.css?url'

export type CheckTexts = Record<CheckFigure['kind'], { title: string; text: string }> & {
  open: { title: string; text: string; ask: string }
}

type Props = { drawing: CheckDrawing; texts: CheckTexts }

export function CheckDrawingView({ drawing, texts }: Props) {
  const field = useField('how-we-check')
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
            <h3 {...field('steps', figure.kind, 'title')}>{texts[figure.kind].title}</h3>
            <p {...field('steps', figure.kind, 'text')}>{texts[figure.kind].text}</p>
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
            <h3 {...field('steps', 'open', 'title')}>{texts.open.title}</h3>
            <p {...field('steps', 'open', 'text')}>
              {texts.open.text}{' '}
              <span className="screen-only" {...field('steps', 'open', 'ask')}>
                {texts.open.ask}
              </span>
            </p>
          </div>
          <OpenList slug={slug} facts={open} />
        </section>
      ) : null}
      <TitleBlock drawing={drawing} />
    </article>
  )
}

const GROUPS = [
  ['known', 'What we know'],
  ['calculated', 'Calculated'],
  ['unconfirmed', 'Not confirmed yet'],
] as const

function FactLines({ lines }: { lines: readonly FactLine[] }) {
  const groups = GROUPS.map(([is, title]) => ({
    is,
    title,
    texts: lines.filter((line) => line.is === is).map(({ text }) => text),
  })).filter(({ texts }) => texts.length > 0)
  return (
    <dl className="check-facts">
      {groups.map(({ is, title, texts }) => (
        <div key={is} className={`check-facts--${is}`}>
          <dt>{title}</dt>
          {texts.map((text) => (
            <dd key={text}>{printedUnits(text)}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

/** Missing facts, each with a link that ticks it in the enquiry form. */
function OpenList({ slug, facts }: { slug: string; facts: readonly OpenFact[] }) {
  return (
    <ul className="check-open">
      {facts.map(({ name, ask }) => (
        <li key={name}>
          <b>{name}</b>
          <a className="link screen-only" href={enquiryAddress(`/${slug}`, ask)} rel="nofollow">
            Ask for this <span className="visually-hidden">{ask}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function TitleBlock({ drawing }: { drawing: CheckDrawing }) {
  const { name, location, source, day, stated, open } = drawing
  const cells = [
    ['Project', `${name}, ${location}`],
    ['Checked against', `${source.charAt(0).toUpperCase()}${source.slice(1)}`],
    ['Checked on', day],
    [
      'Status',
      `${stated} ${stated === 1 ? 'fact' : 'facts'} known, ${open.length} not confirmed yet`,
    ],
  ] as const
  return (
    <dl className="check-title">
      {cells.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
