import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'

import { rupeesOf } from '#app/lib/money.ts'
import type { ProjectContent } from '#app/projects/model/project.ts'
import { projectSchema } from '#app/projects/model/project.ts'
import { parseProject } from '#app/projects/publishing/project-faults.ts'

/** What is read of a JSON Schema here. */
type Shape = {
  type?: string | undefined
  format?: string | undefined
  pattern?: string | undefined
  maxLength?: number | undefined
  const?: unknown
  enum?: unknown[] | undefined
  oneOf?: Shape[] | undefined
  anyOf?: Shape[] | undefined
  properties?: Record<string, Shape> | undefined
  required?: string[] | undefined
  items?: Shape | undefined
  minItems?: number | undefined
  maxItems?: number | undefined
  minimum?: number | undefined
  maximum?: number | undefined
}

const shapeSchema: z.ZodType<Shape> = z.lazy(() =>
  z.object({
    type: z.string().optional(),
    format: z.string().optional(),
    pattern: z.string().optional(),
    maxLength: z.number().optional(),
    const: z.unknown().optional(),
    enum: z.array(z.unknown()).optional(),
    oneOf: z.array(shapeSchema).optional(),
    anyOf: z.array(shapeSchema).optional(),
    properties: z.record(z.string(), shapeSchema).optional(),
    required: z.array(z.string()).optional(),
    items: shapeSchema.optional(),
    minItems: z.number().optional(),
    maxItems: z.number().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
  }),
)

const LETTERS = Array.from('aeiknorst  \'"`\\$₹–’é\n\tनोएडा')

/** Quotes of both kinds, marks that escape, signs of money and another script among the letters. */
const texts = fc
  .string({ unit: fc.constantFrom(...LETTERS) })
  .map((text) => text.trim())
  .filter((text) => text !== '')
/** About as long as a line of a file, for what is broken there. */
const longTexts = fc.array(texts, { minLength: 8, maxLength: 16 }).map((many) => many.join(' '))

function anyOf(shape: Shape): Arbitrary<unknown> {
  const choices = shape.oneOf ?? shape.anyOf
  if (choices) return fc.oneof(...choices.map(anyOf))
  if (shape.const !== undefined) return fc.constant(shape.const)
  if (shape.enum) return fc.constantFrom(...shape.enum)
  if (shape.type === 'object') return anyObject(shape)
  if (shape.type === 'array') return anyArray(shape)
  if (shape.type === 'integer') return fc.integer(integerRange(shape, 1_000_000))
  if (shape.type === 'number') return hundredths(shape)
  if (shape.type === 'boolean') return fc.boolean()
  if (shape.type === 'string') return anyText(shape)
  throw new Error(`A shape that no project is made of yet: ${JSON.stringify(shape)}`)
}

function anyText({ format, pattern, maxLength = Infinity }: Shape): Arbitrary<string> {
  if (format === 'uri') return fc.webUrl({ validSchemes: ['https'] })
  if (format === 'date') return fc.constantFrom('2026-11-21', '2026-02-28', '2024-02-29')
  if (format === 'point')
    return fc.constantFrom('28.4595, 77.0266', '15.49, 73.8278', '22.719568, 75.857727')
  // No price is nothing, which no pattern says.
  const fits = (text: string) => text.length <= maxLength && rupeesOf(text) !== 0
  if (pattern !== undefined)
    return fc.stringMatching(new RegExp(pattern), { size: 'small' }).filter(fits)
  return fc.oneof({ weight: 3, arbitrary: texts }, { weight: 1, arbitrary: longTexts }).filter(fits)
}

/** An empty list where none is needed is read as absent, which every record may be. */
function anyArray({ items = {}, minItems = 1, maxItems = 4 }: Shape): Arbitrary<unknown[]> {
  return fc.array(anyOf(items), { minLength: minItems, maxLength: Math.max(minItems, maxItems) })
}

function anyObject({ properties = {}, required = [] }: Shape): Arbitrary<object> {
  const parts = Object.fromEntries(
    Object.entries(properties).map(([key, shape]) => [key, anyOf(shape)]),
  )
  return fc.record(parts, { requiredKeys: required }).map(inAgreement)
}

/** What a schema asks of several fields together. */
function inAgreement(made: object): object {
  if ('parts' in made) return { ...made, parts: [{ share: 30, due: 'now' }, { share: 70 }] }
  if ('smallest' in made && 'largest' in made)
    return { ...made, largest: Number(made.smallest) + Number(made.largest) }
  return made
}

/** More than nothing, with two decimals. */
function hundredths({ maximum = Infinity }: Shape): Arbitrary<number> {
  const max = Math.min(maximum, 999.99)
  return fc.integer({ min: 1, max: Math.floor(max * 100) }).map((one) => one / 100)
}

function integerRange({ minimum = 0, maximum = Infinity }: Shape, max: number) {
  return { min: minimum, max: Math.min(maximum, max) }
}

/** Any project that its schema takes, whatever it says: made from the schema itself. */
export const anyProject: Arbitrary<ProjectContent> = anyOf(
  shapeSchema.parse(z.toJSONSchema(projectSchema, { io: 'input' })),
).map((made) => {
  const { project: parsed, faults } = parseProject(made)
  if (!parsed)
    throw new Error(`The schema refuses what was made from it: ${JSON.stringify(faults)}`)
  // As it is stored: what was emptied is not there.
  return JSON.parse(JSON.stringify(parsed))
})
