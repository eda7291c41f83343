import { envelopeShape } from './api-envelope.ts'
import { content, jsonSchema, meaning, responses } from './openapi-parts.ts'

/** A challenge for the visitor's device (docs/adr/0020). */
export function challengeOperation() {
  const answers = {
    '405': 'Only POST is allowed',
    '413': 'The request is larger than 64 KB, which is all we accept.',
    '503': 'Please try again in a moment.',
  } as const
  return {
    operationId: 'enquiryPuzzle',
    summary: 'Get a challenge',
    description:
      'data is a challenge of ALTCHA (version 2, PBKDF2/SHA-256), which counts for two hours. With its ' +
      'solution an enquiry, in pay.signs.solved, is one step further from being taken for the work of a ' +
      'program; without it is taken all the same. A solution counts once.',
    security: [],
    responses: {
      '200': { description: meaning('000'), content: content(jsonSchema(envelopeShape)) },
      ...responses(answers),
    },
  }
}
