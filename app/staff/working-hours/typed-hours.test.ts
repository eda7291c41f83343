import { expect, test } from 'vitest'

import { dayLabel, daysLabel, hoursLabel, hoursText, onDaysLabel } from './day-labels.ts'
import { readHours } from './typed-hours.ts'

test('hours are parsed as people write them, and formatted back', () => {
  const broken = [
    { opens: 540, closes: 780 },
    { opens: 870, closes: 1140 },
  ]
  for (const typed of ['9-13, 14:30-19', '09:00 – 13:00 and 14.30 to 19', '14:30-19;9-13'])
    expect(readHours(typed)).toEqual({ ok: true, hours: broken })
  expect(hoursLabel(broken)).toBe('9-13, 14:30-19')
  expect(hoursText(broken)).toBe('9 am–1 pm, 2:30 pm–7 pm')
  expect(hoursText([{ opens: 0, closes: 1440 }])).toBe('12 am–12 am')
  expect(readHours(' ')).toEqual({ ok: true, hours: [] })
  expect(readHours('0-24')).toEqual({ ok: true, hours: [{ opens: 0, closes: 1440 }] })
})

test('invalid, reversed or overlapping hours are refused', () => {
  for (const typed of ['nine', '9', '9-', '9-25', '9-19:75', '9-12-15', '9:5-10'])
    expect(readHours(typed)).toEqual({ ok: false, fault: 'unread' })
  expect(readHours('19-9')).toEqual({ ok: false, fault: 'backwards' })
  expect(readHours('9-14, 13-19')).toEqual({ ok: false, fault: 'overlap' })
})

test('ranges of days omit a repeated month and year', () => {
  const today = '2026-11-24'
  expect(daysLabel({ from: '2026-12-04', to: '2026-12-05' }, today)).toBe('4 to 5 December')
  expect(daysLabel({ from: '2026-11-30', to: '2026-12-02' }, today)).toBe(
    '30 November to 2 December',
  )
  expect(onDaysLabel({ from: '2026-12-04', to: '2026-12-04' }, today)).toBe('on 4 December')
  expect(dayLabel('2027-01-01', today)).toBe('1 January 2027')
})
