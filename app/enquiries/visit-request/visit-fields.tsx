import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

import { errorOf } from '#app/enquiries/form/enquiry-fields.tsx'
import type { EnquiryFault } from '#app/enquiries/form/enquiry.ts'
import { clockTime } from '#app/lib/dates/clock-time.ts'
import { Field } from '#app/ui/forms/field.tsx'

import { dayText, ownTime, slotStart, VISIT_TIMES, type VisitChoice } from './visit-slot.ts'

/** Days as `2026-11-28`, closed slots as `2026-11-29 16:00`. */
export type VisitOffer = { project: string; days: readonly string[]; closed: readonly string[] }

type VisitFieldsProps = {
  ids: string
  offer: VisitOffer
  faults: readonly EnquiryFault[]
  slot: VisitChoice | undefined
}

export function VisitFields({ ids, offer, faults, slot }: VisitFieldsProps) {
  const zone = useSyncExternalStore(neverChanges, browserZone, noZone)
  const [day, setDay] = useState(slot?.day ?? '')
  const dayField = useRef<HTMLSelectElement>(null)
  // A day may be chosen before hydration.
  useEffect(() => setDay(dayField.current?.value ?? ''), [])
  const clockDay = offer.days.includes(day) ? day : (offer.days[0] ?? '')
  return (
    <>
      <Field id={`${ids}-day`} label="Day of the visit" {...errorOf('day', faults, ids)}>
        {(aria) => (
          <select
            {...aria}
            ref={dayField}
            name="day"
            autoComplete="off"
            defaultValue={slot?.day ?? ''}
            onChange={(event) => setDay(event.target.value)}
            required
          >
            <option value="">Choose a day</option>
            {offer.days.map((each) => (
              <option key={each} value={each}>
                {dayText(each)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        id={`${ids}-time`}
        label="Time"
        hint="Indian Standard Time (IST)"
        {...errorOf('time', faults, ids)}
      >
        {(aria) => (
          <select {...aria} name="time" autoComplete="off" defaultValue={slot?.time ?? ''} required>
            <option value="">Choose a time</option>
            {VISIT_TIMES.filter((time) => !offer.closed.includes(`${day} ${time}`)).map((time) => (
              <option key={time} value={time}>
                {timeText(clockDay, time, zone)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="enquiry-options">
        <label>
          <input type="checkbox" name="video" value="yes" defaultChecked={slot?.video === true} />
          Ask for a video visit
        </label>
      </div>
    </>
  )
}

function timeText(day: string, time: string, zone: string | undefined): string {
  const own = zone === undefined ? undefined : ownTime(slotStart(day, time), zone)
  const there = `${clockTime(time)} IST`
  return own === undefined ? there : `${there} (${own} your time)`
}

const neverChanges = () => () => undefined
const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
const noZone = () => undefined
