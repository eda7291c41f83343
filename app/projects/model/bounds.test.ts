import { expect, test } from 'vitest'
import { z } from 'zod'

import { cedarCourt } from '#test/catalogue/cedar-court.ts'

import { projectSchema } from './project.ts'

const shape = z.toJSONSchema(projectSchema, { io: 'input' })
const part = z.looseObject({
  type: z.string().optional(),
  minimum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  maximum: z.number().optional(),
})

function numbersIn(value: unknown, at: string): [string, z.infer<typeof part>][] {
  if (typeof value !== 'object' || value === null) return []
  const read = part.safeParse(value)
  if (read.success && (read.data.type === 'integer' || read.data.type === 'number'))
    return [[at, read.data]]
  return Object.entries(value).flatMap(([key, one]) => numbersIn(one, `${at} ${key}`))
}

test('every number of a project has bounds', () => {
  const numbers = numbersIn(shape, '')
  expect(numbers.length).toBeGreaterThanOrEqual(12)
  for (const [at, { minimum, exclusiveMinimum, maximum }] of numbers) {
    expect(minimum ?? exclusiveMinimum, at).toBeGreaterThanOrEqual(0)
    expect(maximum, at).toBeLessThan(Number.MAX_SAFE_INTEGER)
  }
})

const elevation = { towers: 2, floors: 20, label: 'Two towers of 20 floors' }
const plots = { smallest: 100, largest: 500, unit: 'sq yards', label: 'Plots' }
const slideshow = { pictures: ['one', 'two'], delay: 5000, transition: 1000 }
const place = (km: unknown) => ({
  sections: [{ kind: 'location', items: [{ place: 'Metro', km }] }],
})
const home = (bedrooms: unknown) => ({
  sections: [{ kind: 'units', title: 'Homes', rows: [{ name: '3 BHK', bedrooms }] }],
})
const parts = (share: unknown) => ({
  sections: [{ kind: 'payment-plan', parts: [{ share }, { share: 50 }] }],
})

test.each([
  [{ elevation: { ...elevation, towers: 61 } }, /at most 60: count the towers/],
  [{ elevation: { ...elevation, floors: 2000 } }, /at most 200: count the storeys/],
  [{ elevation: { ...elevation, floors: 12.5 } }, /must be a whole number/],
  [{ elevation: { ...elevation, heightMetres: 4000 } }, /at most 600: enter metres/],
  [{ elevation: { ...elevation, heightMetres: 0 } }, /must be more than 0/],
  [{ plots: { ...plots, largest: 20_000_000 } }, /at most 10000000: enter the size of one plot/],
  [{ plots: { ...plots, smallest: '100' } }, /must be a number/],
  [{ slideshow: { ...slideshow, delay: 300_000 } }, /at most 60000: enter milliseconds/],
  [{ slideshow: { ...slideshow, transition: 20_000 } }, /at most 10000: enter milliseconds/],
  [place(28_500), /at most 1000: enter kilometres/],
  [home(10), /at most 9: put a larger home in its name/],
  [home(0), /must be at least 1/],
  [parts(500), /at most 100: shares are percent/],
])('%j is refused with advice', (change, message) => {
  const { error } = projectSchema.safeParse({ ...cedarCourt, ...change })
  expect(error?.issues.map((issue) => issue.message).join('; ')).toMatch(message)
})

test.each([
  { elevation: { towers: 60, floors: 120, heightMetres: 600, label: 'At the bounds' } },
  { plots: { ...plots, largest: 10_000_000 } },
  { slideshow: { ...slideshow, delay: 60_000, transition: 10_000 } },
  place(500),
  home(9),
])('%j is accepted', (change) => {
  expect(projectSchema.safeParse({ ...cedarCourt, ...change }).error?.issues).toBeUndefined()
})
