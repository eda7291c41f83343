import { expect, test } from 'vitest'
import { z } from 'zod'

import { faultMessage } from './fault-message.ts'

const shape = z.strictObject({
  name: z.string().max(5),
  rows: z.array(z.string()).min(1),
  share: z.number().max(100),
  on: z.iso.date(),
  page: z.url(),
  kind: z.enum(['one', 'other']),
  own: z.string().min(2, 'its own words stay'),
})
const sound = {
  name: 'Maple',
  rows: ['a'],
  share: 1,
  on: '2026-11-26',
  page: 'https://a.in',
  kind: 'one',
  own: 'yes',
}

test.each([
  [{ name: undefined }, 'is missing: fill it in'],
  [{ name: 'Maple Court' }, 'must have at most 5 characters'],
  [{ name: 5 }, 'must be a text'],
  [{ rows: [] }, 'must have at least 1 rows'],
  [{ share: null }, 'is missing: fill it in'],
  [{ share: 101 }, 'must be at most 100'],
  [{ share: 'half' }, 'must be a number'],
  [{ on: '' }, 'choose a day'],
  [{ page: 'a.in' }, 'must be a full address such as https://example.com/page'],
  [{ kind: 'none' }, 'choose one of the options'],
  [{ own: '' }, 'its own words stay'],
  [{ more: 1 }, 'has unknown fields: remove more'],
])('%j is shown as %s', (wrong, words) => {
  const { error } = shape.safeParse({ ...sound, ...wrong }, { error: faultMessage })
  expect(error?.issues.map(({ message }) => message)).toEqual([words])
})
