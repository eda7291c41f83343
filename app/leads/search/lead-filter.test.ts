import { expect, test } from 'vitest'

import { listSearch, NEWEST, readFilter, readSort } from './lead-filter.ts'

test.each([
  'status=new&agent=none&project=godrej-reverine&city=Greater+Noida&source=-newsletter&campaign=Oct+launch',
  'from=2024-01-01&to=2024-02-29',
  'followUp=overdue&from=today',
  'budget=to-1-crore&bhk=3&place=Noida&purpose=investment',
  'status=-lost&sort=name',
  'sort=-location',
  '',
])('an address with %s is the same after parsing', (text) => {
  const search = new URLSearchParams(text)
  expect(listSearch(readFilter(search), readSort(search))).toBe(text)
})

test.each([
  'status=sold&followUp=soon',
  'from=yesterday&to=2024-02-30',
  'project=../etc&city=++&agent=',
  'sort=message',
  'budget=cheap&bhk=12&place=&purpose=fun',
  'budget=constructor&purpose=-investment',
  `source=${'x'.repeat(300)}`,
  'city=-&source=-&campaign=-&agent=-&project=-',
  'city=%00&source=a%00b&agent=%00',
  'from=0000-01-01&to=0000-12-31',
])('an invalid filter is left out of %s', (text) => {
  const search = new URLSearchParams(text)
  expect([readFilter(search), readSort(search)]).toEqual([{}, NEWEST])
})

test('days may be typed in digits of any script', () => {
  const search = new URLSearchParams({ from: '२०२४-०१-०१', city: 'सेक्टर १५०' })
  expect(readFilter(search)).toEqual({ from: '2024-01-01', city: 'सेक्टर १५०' })
})
