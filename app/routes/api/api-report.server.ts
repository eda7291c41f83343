import type { z } from 'zod'

import { LONGEST_REPORT } from '#app/leads/contact-clicks/contact-report.ts'
import { jsonOf, readBody } from '#app/lib/http/read-body.ts'

import { answer } from './api-envelope.ts'
import { refuseMethod } from './api-call.server.ts'

export const reportTexts = {
  json: 'The request is not a JSON object',
  long: 'The request is larger than 2 KB, which is all we accept.',
  wrong: 'A field is missing or wrong: ',
} as const

/** Checks method, size, JSON and fields of a report from navigator.sendBeacon, which sends JSON as text; answers the refusal. */
export async function openReport<T>(
  request: Request,
  shape: z.ZodType<T>,
): Promise<{ report: T } | Response> {
  if (request.method !== 'POST') return refuseMethod()
  const body = await readBody(request, LONGEST_REPORT)
  if (!body) return answer('413', reportTexts.long)
  const value = jsonOf(body)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return answer('400', reportTexts.json)
  }
  const read = shape.safeParse(value)
  return read.success ? { report: read.data } : answer('422', wrongFields(read.error))
}

export function taken(): Response {
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}

export function wrongFields(error: z.ZodError): string {
  const names = [...new Set(error.issues.map(({ path }) => path.join('.')))]
  return `${reportTexts.wrong}${names.join(', ')}`
}
