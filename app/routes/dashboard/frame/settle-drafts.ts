import type { DataStrategyResult } from 'react-router'

import { settleDraft } from '#app/lib/form-drafts/draft-store.ts'

type Results = Record<string, DataStrategyResult>

/** Clears a form's draft: the dashboard answers a completed form with a redirect, a refused one with a page. */
export async function settleDrafts(
  { request }: { request: Request },
  next: () => Promise<Results>,
): Promise<void> {
  const posted = request.method === 'POST' ? await postedTo(request) : undefined
  const results = await next()
  const isDone = Object.values(results).some(({ result }) => isRedirect(result))
  if (posted && isDone) settleDraft(posted)
}

function postedTo(request: Request): Promise<FormData | undefined> {
  return request
    .clone()
    .formData()
    .catch(() => undefined)
}

function isRedirect(result: unknown): boolean {
  return result instanceof Response && result.status >= 300 && result.status < 400
}
