import { reportTexts as texts } from '#app/strings/en/reports.ts'

import { highestOf, roundScale, type ReportSeries } from './report-series.ts'

/** Pixels: the bars, and room above for the highest label. */
const [HEIGHT, HEAD] = [200, 24]
/** Labels below the bars; half as many on a phone. */
const MAX_LABELS = 8

export function DayChart({ series, today }: { series: ReportSeries; today: string }) {
  const { step, points } = series
  const highest = highestOf(points)
  const top = roundScale(highest?.leads ?? 0)
  const width = 100 / points.length
  const sum = points.reduce((total, { leads }) => total + leads, 0)
  const caption = highest ? texts.caption[step](sum, highest.day, highest.leads) : texts.noLeads
  return (
    <figure className="day-chart">
      <figcaption>
        <h2 id="by-day">{texts.byDay[step]}</h2>
        <p className="caption">{caption}</p>
      </figcaption>
      <div className="day-plot">
        <div className="day-scale" aria-hidden="true">
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{texts.count(value)}</span>
          ))}
        </div>
        <svg role="img" aria-label={caption} width="100%" height={HEAD + HEIGHT + 28}>
          {[0, HEIGHT / 2].map((y) => (
            <line key={y} className="day-line" x1="0" x2="100%" y1={HEAD + y} y2={HEAD + y} />
          ))}
          {points.map(({ day, leads }, index) => {
            const height = (leads / top) * HEIGHT
            const isOpen = index === points.length - 1 && today >= day && isWithin(series, today)
            return (
              <rect
                key={day}
                className={isOpen ? 'day-bar day-bar--open' : 'day-bar'}
                x={`${(index + 0.15) * width}%`}
                width={`${0.7 * width}%`}
                y={HEAD + HEIGHT - height}
                height={height}
              >
                <title>{texts.bar(day, leads)}</title>
              </rect>
            )
          })}
          <line className="day-foot" x1="0" x2="100%" y1={HEAD + HEIGHT} y2={HEAD + HEIGHT} />
          {highest ? (
            <text
              className="day-highest"
              y={HEAD + HEIGHT - (highest.leads / top) * HEIGHT - 8}
              {...placeOf(points.indexOf(highest), points.length, 14)}
            >
              {texts.highest(highest.day, highest.leads)}
            </text>
          ) : null}
          {points.map(({ day }, index) =>
            isNamed(index, points.length, MAX_LABELS) ? (
              <text
                key={day}
                className={
                  isNamed(index, points.length, MAX_LABELS / 2) ? undefined : 'day-name--wide'
                }
                y={HEAD + HEIGHT + 22}
                {...placeOf(index, points.length, 7)}
              >
                {texts.dayName(day)}
              </text>
            ) : null,
          )}
        </svg>
      </div>
    </figure>
  )
}

function isWithin({ step, points }: ReportSeries, today: string): boolean {
  const last = points.at(-1)?.day ?? ''
  return step === 'day' ? last === today : Date.parse(today) - Date.parse(last) < 7 * 86_400_000
}

/** Hundredths; labels nearer to an edge align inside. */
function placeOf(index: number, count: number, edge: number) {
  const middle = ((index + 0.5) / count) * 100
  if (middle < edge) return { x: `${(index / count) * 100}%`, textAnchor: 'start' } as const
  if (middle > 100 - edge)
    return { x: `${((index + 1) / count) * 100}%`, textAnchor: 'end' } as const
  return { x: `${middle}%`, textAnchor: 'middle' } as const
}

function isNamed(index: number, count: number, max: number): boolean {
  return (count - 1 - index) % (Math.ceil(count / MAX_LABELS) * (MAX_LABELS / max)) === 0
}
