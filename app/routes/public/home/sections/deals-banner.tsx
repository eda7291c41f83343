import type { HomeContent } from '#app/pages/home-content.ts'
import { useField } from '#app/ui/document/field.tsx'
import { Icon } from '#app/ui/media/icon.tsx'
import { RotatingWord } from '#app/ui/media/rotating-words/rotating-word.tsx'

const GROUND = 440

/** Proposed buildings, dashed because none is announced: x, width, floors. */
const proposed = [
  [40, 90, 10],
  [170, 120, 16],
  [330, 100, 21],
  [470, 150, 13],
  [660, 110, 18],
] as const

type Props = { texts: HomeContent['deals']; places: readonly string[] }

export function DealsBanner({ texts, places }: Props) {
  const field = useField('home')
  return (
    <section className="deals" aria-labelledby="deals">
      <div className="wrap">
        <div>
          <h2 id="deals" {...field('deals', 'heading')}>
            {texts.heading} <RotatingWord words={places} />
          </h2>
          <p {...field('deals', 'text')}>{texts.text}</p>
          <a className="button" href="/connect" {...field('deals', 'action')}>
            {texts.action} <Icon name="arrow" className="icon--go" />
          </a>
        </div>
        <svg className="deals-drawing" viewBox="0 0 820 460" aria-hidden="true">
          {proposed.map(([x, width, floors]) => (
            <g key={x} fill="none" stroke="#14211C">
              <path
                d={`M${x} ${GROUND}v${-floors * 18}h${width}v${floors * 18}`}
                strokeWidth="1.4"
                strokeDasharray="9 7"
              />
              <path
                d={Array.from(
                  { length: floors - 1 },
                  (_, floor) => `M${x} ${GROUND - (floor + 1) * 18}h${width}`,
                ).join('')}
                strokeWidth="0.7"
                opacity="0.45"
              />
            </g>
          ))}
          <path d={`M0 ${GROUND}H820`} stroke="#14211C" strokeWidth="2" />
        </svg>
      </div>
    </section>
  )
}
