import { afterAll, beforeAll, expect, test } from 'vitest'

import { pool } from '#app/db.server.ts'

import { ask, postForm } from '../app.ts'
import { addPeople, removePeople, signIn, type Person, type Role } from '../staff/each-role.ts'

const Origin = 'http://homes.test'
let people: Record<Role, Person>
let Cookie = ''

beforeAll(async () => {
  people = await addPeople(false)
  Cookie = await signIn(people.owner)
})

afterAll(async () => {
  await removePeople(people)
  await pool.end()
})

const calls = [
  ...['calls', 'joins', 'merges', 'splits', 'withdrawal'].map((call) => `leads/*/${call}`),
  ...['draft', 'link', 'published', 'scheduled', 'unscheduled'].map((call) => `projects/*/${call}`),
]

test.each(calls)(
  'whoever asks for the call %s as for a page is led on by an address of ASCII',
  async (call) => {
    const path = `/dashboard/${call.replace('*', '%f2%b2%a0%8d')}`
    const answer = await ask(path, { headers: { Cookie }, redirect: 'manual' })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('Location')).toBe(
      path.slice(0, path.lastIndexOf('/')).replaceAll(/%../g, (escape) => escape.toUpperCase()),
    )
  },
)

test.each([
  ['/dashboard/away/ended', { staff: 'a\0b', from: '2026-11-26' }],
  ['/dashboard/assignment/person', { id: 'a\0b', takes: 'yes', cap: '' }],
])('a name that no text of the database can hold is nobody: %s', async (path, fields) => {
  const answer = await postForm(path, fields, { Origin, Cookie })
  expect(answer.status).toBeLessThan(500)
})
