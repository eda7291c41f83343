import { expect, test } from 'vitest'

import { fetchPath } from './app.ts'

type Refusal = [name: string, body: unknown, status: number, message: string]

/** What a call without a page of its own refuses, each in a test, and every method but POST. */
export function testRefusals(
  path: string,
  report: (body: unknown) => Promise<Response>,
  refusals: readonly Refusal[],
): void {
  test.each(refusals)('refuses %s', async (_name, body, status, message) => {
    const response = await report(body)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ statusCode: String(status), message })
  })

  test('only POST is answered', async () => {
    const response = await fetchPath(path)
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
  })
}
