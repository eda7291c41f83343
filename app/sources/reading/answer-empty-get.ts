import type { SourceAnswer, SourceRequest } from '#app/sources/adapter.ts'

/** A GET without a query is someone who looks whether the address is there. */
export function answerEmptyGet({ method, url }: SourceRequest): SourceAnswer | undefined {
  if (method !== 'GET' || url.search !== '') return undefined
  return { status: 200, body: 'OK', contentType: 'text/plain' }
}
