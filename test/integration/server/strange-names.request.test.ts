import { expect, test } from 'vitest'

import { fetchPath, postForm } from '#test/helpers/site/app.ts'
import { signedInOwner } from '#test/staff/signed-in-owner.ts'

const Origin = 'http://homes.test'
const asking = signedInOwner()

const calls = [
  ...['calls', 'duplicates', 'withdrawal'].map((call) => `leads/*/${call}`),
  ...['draft', 'link', 'publication', 'schedule', 'schedule-cancellation'].map(
    (call) => `projects/*/${call}`,
  ),
]

test.each(calls)(
  'a request for the call %s as for a page is led on by an address of ASCII',
  async (call) => {
    const path = `/dashboard/${call.replace('*', '%f2%b2%a0%8d')}`
    const answer = await fetchPath(path, { headers: { Cookie: asking.Cookie }, redirect: 'manual' })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('Location')).toBe(
      path.slice(0, path.lastIndexOf('/')).replaceAll(/%../g, (escape) => escape.toUpperCase()),
    )
  },
)

test.each([
  ['/dashboard/leave/end', { staff: 'a\0b', from: '2026-11-26' }],
  ['/dashboard/assignment/person', { id: 'a\0b', takes: 'yes', cap: '' }],
])('a name that no text of the database can hold is no one’s: %s', async (path, fields) => {
  const answer = await postForm(path, fields, { Origin, Cookie: asking.Cookie })
  expect(answer.status).toBeLessThan(500)
})
