import type { z } from 'zod'

type Issue = Parameters<NonNullable<z.core.ParseContext<z.core.$ZodIssue>['error']>>[0]

/** A message for an error of a schema without its own; zod's messages are for developers. */
export function faultMessage(issue: Issue): string {
  if (issue.code === 'invalid_type') return typeMessage(issue.expected, issue.input)
  if (issue.code === 'invalid_value') return 'choose one of the options'
  if (issue.code === 'invalid_format') return FORMATS[issue.format] ?? 'has the wrong format'
  if (issue.code === 'too_big') return sizeMessage('at most', issue.maximum, issue.origin)
  if (issue.code === 'too_small') return sizeMessage('at least', issue.minimum, issue.origin)
  if (issue.code === 'unrecognized_keys')
    return `has unknown fields: remove ${issue.keys.join(', ')}`
  return 'cannot be read: remove it and enter it again'
}

const FORMATS: Readonly<Record<string, string>> = {
  date: 'choose a day',
  url: 'must be a full address such as https://example.com/page',
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'must be a text',
  number: 'must be a number',
  int: 'must be a whole number',
}

function typeMessage(expected: string, input: unknown): string {
  if (input === undefined || input === null) return 'is missing: fill it in'
  return TYPES[expected] ?? 'cannot be read: remove it and enter it again'
}

const COUNTED: Readonly<Record<string, string>> = { string: ' characters', array: ' rows' }

function sizeMessage(bound: string, limit: number | bigint, origin: string): string {
  const counted = COUNTED[origin]
  return counted === undefined
    ? `must be ${bound} ${limit}`
    : `must have ${bound} ${limit}${counted}`
}
