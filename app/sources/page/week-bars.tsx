import { sourcePageTexts as texts, sourceTexts } from '#app/strings/en/sources/sources.ts'

import type { DayCounts } from './list-deliveries.server.ts'
import type { Counts } from './list-sources.server.ts'

const PARTS = ['created', 'repeat', 'rejected', 'review'] as const
const HEIGHT = 120
const HEAD = 22

/** A bar for each of seven days, in the parts of the equation. */
export function WeekBars({ days, week }: { days: readonly DayCounts[]; week: Counts }) {
  const totals = days.map((day) => PARTS.reduce((sum, part) => sum + day[part], 0))
  const top = Math.max(1, ...totals)
  const width = 100 / Math.max(1, days.length)
  const parts = PARTS.map((part) => week[part]).join(' + ')
  return (
    <section aria-labelledby="week">
      <div className="source-head">
        <h2 id="week">{texts.week}</h2>
        <p className="caption">{texts.equation(String(week.received), parts)}</p>
      </div>
      <div className="week-bars">
        <svg role="img" aria-labelledby="week" width="100%" height={HEAD + HEIGHT + 26}>
          {days.map((day, index) => (
            <Bar
              key={day.day}
              day={day}
              total={totals[index] ?? 0}
              x={(index + 0.15) * width}
              width={0.7 * width}
              scale={HEIGHT / top}
            />
          ))}
          <line className="week-foot" x1="0" x2="100%" y1={HEAD + HEIGHT} y2={HEAD + HEIGHT} />
        </svg>
        <ul>
          {PARTS.map((part) => (
            <li key={part}>
              <span className={`source-square source-square--${part}`} />
              <b>{week[part]}</b> {sourceTexts.sums[part]}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

type BarProps = { day: DayCounts; total: number; x: number; width: number; scale: number }

function Bar({ day, total, x, width, scale }: BarProps) {
  const middle = `${x + width / 2}%`
  const tops = PARTS.map((_, index) =>
    PARTS.slice(0, index + 1).reduce((sum, part) => sum + day[part], 0),
  )
  return (
    <g>
      <title>{texts.bar(day.day, total)}</title>
      {PARTS.map((part, index) => (
        <rect
          key={part}
          className={`week-bar week-bar--${part}`}
          x={`${x}%`}
          width={`${width}%`}
          y={HEAD + HEIGHT - (tops[index] ?? 0) * scale}
          height={day[part] * scale}
        />
      ))}
      {total === 0 ? null : (
        <text x={middle} y={HEAD + HEIGHT - total * scale - 6} textAnchor="middle">
          {total}
        </text>
      )}
      <text x={middle} y={HEAD + HEIGHT + 20} textAnchor="middle">
        {day.day.slice(8)}
      </text>
    </g>
  )
}
