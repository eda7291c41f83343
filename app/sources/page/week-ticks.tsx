import { sourceTexts as texts } from '#app/strings/en/sources/sources.ts'

import type { SourceView } from './source-view.server.ts'

type Props = Pick<SourceView, 'ticks' | 'silentFrom' | 'silentFor' | 'week' | 'state'>

/** A tick for each enquiry of seven days; an unusual silence is a dashed field. */
export function WeekTicks({ ticks, silentFrom, silentFor, week, state }: Props) {
  return (
    <svg
      className={`week-ticks week-ticks--${state}`}
      role="img"
      aria-label={texts.ticks(week.received, silentFor)}
      viewBox="0 0 100 20"
      preserveAspectRatio="none"
    >
      {silentFrom === undefined ? null : (
        <rect className="week-silence" x={silentFrom} y="1" width={100 - silentFrom} height="17" />
      )}
      {ticks.map((place, index) => (
        // Two enquiries may share a place.
        // eslint-disable-next-line react/no-array-index-key
        <line key={index} x1={place} x2={place} y1="2" y2="19" />
      ))}
      <line className="week-foot" x1="0" x2="100" y1="19.5" y2="19.5" />
    </svg>
  )
}
