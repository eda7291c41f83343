import { assignmentTexts as texts } from '#app/strings/en/assignment.ts'

import { hoursText } from './day-labels.ts'
import type { WorkingHours } from './working-time.ts'

/** Minutes after midnight. */
const EARLIEST = 6 * 60
const LATEST = 21 * 60
const PARTS = 5

export function HoursChart({ hours }: { hours: readonly WorkingHours[] }) {
  const from = floorHour(Math.min(EARLIEST, ...hours.map(({ opens }) => opens)))
  const last = Math.max(LATEST, ...hours.map(({ closes }) => closes))
  const step = Math.ceil((last - from) / 60 / PARTS) * 60
  const length = step * PARTS
  return (
    <div className="hours">
      <dl>
        {texts.shortDays.map((day, index) => {
          const ranges = hours.filter(({ weekday }) => weekday === index + 1)
          return (
            <div key={day}>
              <dt>{day}</dt>
              <dd>
                <svg
                  viewBox={`${from} 0 ${length} 18`}
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  {ranges.map(({ opens, closes }) => (
                    <rect key={opens} x={opens} width={closes - opens} height="18" />
                  ))}
                </svg>
                <span>{ranges.length === 0 ? texts.closed : hoursText(ranges)}</span>
              </dd>
            </div>
          )
        })}
      </dl>
      <p className="hours-axis caption" aria-hidden="true">
        {Array.from({ length: PARTS + 1 }, (_, part) => (
          <span key={part}>{onClock((from + part * step) / 60)}</span>
        ))}
      </p>
    </div>
  )
}

/** Of a clock with twelve hours. */
function onClock(hour: number): number {
  return hour % 12 === 0 ? 12 : hour % 12
}

function floorHour(minutes: number): number {
  return Math.floor(minutes / 60) * 60
}
