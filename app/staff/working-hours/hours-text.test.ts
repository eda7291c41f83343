import { expect, test } from 'vitest'

import { hoursTexts } from './hours-text.ts'

const day = (weekday: number, opens = 540, closes = 1140) => ({ weekday, opens, closes })
const days = (...weekdays: number[]) => weekdays.map((weekday) => day(weekday))

test.each([
  ['every day', days(1, 2, 3, 4, 5, 6, 7), ['9 am to 7 pm IST, every day']],
  ['without Sunday', days(1, 2, 3, 4, 5, 6), ['9 am to 7 pm IST, Monday to Saturday']],
  [
    'another Saturday',
    [...days(1, 2, 3, 4, 5), day(6, 600, 810)],
    ['9 am to 7 pm IST, Monday to Friday', '10 am to 1:30 pm IST, Saturday'],
  ],
  [
    'with a break, to midnight',
    [day(6, 0, 720), day(6, 780, 1440), day(7, 0, 720), day(7, 780, 1440)],
    ['midnight to 12 pm and 1 pm to midnight IST, Saturday and Sunday'],
  ],
  ['none', [], []],
])('office hours %s', (_, hours, texts) => {
  expect(hoursTexts(hours)).toEqual(texts)
})
