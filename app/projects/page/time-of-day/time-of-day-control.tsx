import { timesOfDay } from '#app/media/time-of-day/times-of-day.ts'
import { Sheet } from '#app/ui/document/sheet.tsx'

import sheet from './light.css?url'

const NAMES = { dawn: 'Dawn', noon: 'Noon', dusk: 'Dusk', night: 'Night' } as const

/** The sun's path, which `light.css` repeats. */
const DAY = 'M36 35C66 4 150 4 180 35'
const NIGHT = 'M180 35C192 47 214 48 240 46'

/** Radio buttons on the sun's path for the time of day; the sun can also be dragged. */
export function TimeOfDayControl() {
  return (
    <fieldset className="time-of-day">
      <Sheet href={sheet} />
      <legend className="visually-hidden">Time of day</legend>
      <svg viewBox="0 0 312 56" preserveAspectRatio="xMinYMin slice" aria-hidden="true">
        <path d="M0 35H312" />
        <path className="time-of-day-arc" d={DAY} />
        <path className="time-of-day-night" d={NIGHT} />
      </svg>
      {timesOfDay.map((light) => (
        <label key={light} className={`at-${light}`}>
          <input type="radio" name="light" value={light} autoComplete="off" />
          <i aria-hidden="true" />
          <span>{NAMES[light]}</span>
        </label>
      ))}
      <b aria-hidden="true" />
    </fieldset>
  )
}
