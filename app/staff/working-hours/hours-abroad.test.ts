import { expect, test } from 'vitest'

import { clocksAbroadKey, hoursAbroad } from './hours-abroad.ts'

const winter = new Date('2026-11-29T06:00:00Z')
const summer = new Date('2026-07-01T06:00:00Z')
/** 9 am to 7 pm, Monday to Friday, and 10 am to 2 pm on Saturday. */
const hours = [
  ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: 540, closes: 1140 })),
  { weekday: 6, opens: 600, closes: 840 },
]

test('says the hours by each city’s own clock and day', () => {
  expect(hoursAbroad(hours, winter)).toEqual([
    {
      city: 'Dubai',
      texts: ['7:30 am to 5:30 pm, Monday to Friday', '8:30 am to 12:30 pm, Saturday'],
    },
    {
      city: 'London',
      texts: ['3:30 am to 1:30 pm, Monday to Friday', '4:30 am to 8:30 am, Saturday'],
    },
    {
      city: 'New York',
      texts: [
        '10:30 pm to 8:30 am the next day, Sunday to Thursday',
        '11:30 pm to 3:30 am the next day, Friday',
      ],
    },
    {
      city: 'Singapore',
      texts: ['11:30 am to 9:30 pm, Monday to Friday', '12:30 pm to 4:30 pm, Saturday'],
    },
  ])
})

test('goes by the clocks of the day: summer time is an hour more', () => {
  const [, london, newYork, singapore] = hoursAbroad(hours, summer)
  expect(london?.texts[0]).toBe('4:30 am to 2:30 pm, Monday to Friday')
  expect(newYork?.texts.join()).toContain('11:30 pm to 9:30 am the next day, Sunday to Thursday')
  expect(singapore?.texts[0]).toBe('11:30 am to 9:30 pm, Monday to Friday')
})

test('says nothing without hours, and a day without an end is whole', () => {
  expect(hoursAbroad([], winter)).toEqual([])
  const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: 0, closes: 1440 }))
  expect(hoursAbroad(always, winter)[3]).toEqual({
    city: 'Singapore',
    texts: ['2:30 am to 2:30 am the next day, every day'],
  })
})

test('the key of the clocks changes with summer time alone', () => {
  const key = clocksAbroadKey(winter.getTime())
  expect(clocksAbroadKey(winter.getTime() + 3_600_000)).toBe(key)
  expect(clocksAbroadKey(summer.getTime())).not.toBe(key)
})
