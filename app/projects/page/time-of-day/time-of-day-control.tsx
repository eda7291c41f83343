import { timesOfDay } from '#app/media/time-of-day/times-of-day.ts'
import { Sheet } from '#app/ui/document/sheet.tsx'

import sheet from './light.css?url'

const NAMES = { dawn: 'Dawn', noon: 'Noon', dusk: 'Dusk', night: 'Night' } as const

/** Radio buttons for the time of day, which a finger can also draw along. */
export function TimeOfDayControl() {
  return (
    <fieldset className="time-of-day">
      <Sheet href={sheet} />
      <legend className="visually-hidden">Time of day</legend>
      {timesOfDay.map((light) => (
        <label key={light}>
          <input type="radio" name="light" value={light} autoComplete="off" />
          <span>{NAMES[light]}</span>
        </label>
      ))}
    </fieldset>
  )
}
