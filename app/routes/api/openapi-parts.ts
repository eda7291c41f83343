import { z } from 'zod'

import { statusTable, type StatusCode } from './api-envelope.ts'

export type Answers = Partial<Record<StatusCode, string>>

export function responses(answers: Answers): Record<string, object> {
  const used = statusTable.filter(({ statusCode }) => answers[statusCode] !== undefined)
  return Object.fromEntries(
    used.map(({ statusCode, http }) => [
      String(http),
      {
        description: meaning(statusCode),
        ...(/429|503/.test(statusCode) && { headers: { 'Retry-After': retryAfter() } }),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Envelope' },
            example: { statusCode, message: answers[statusCode] },
          },
        },
      },
    ]),
  )
}

export function meaning(code: StatusCode): string {
  return statusTable.find(({ statusCode }) => statusCode === code)?.meaning ?? ''
}

export function body(shape: z.ZodType) {
  return { required: true, content: content(jsonSchema(shape)) }
}

export function content(schema: object) {
  return { 'application/json': { schema } }
}

export function jsonSchema(shape: z.ZodType): object {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, { io: 'input' })
  return schema
}

export function productId() {
  return {
    name: 'pid',
    in: 'header',
    required: true,
    schema: { type: 'string' },
    description: 'Product id',
  }
}

export function idempotencyKey() {
  return {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', maxLength: 200 },
    description:
      'A secret text that stays the same while one enquiry is tried again, best a random UUID. With fewer than 16 characters it counts within one network alone, and a repeat holds no link',
  }
}

function retryAfter() {
  return { description: 'Seconds to wait', schema: { type: 'integer', minimum: 0 } }
}
