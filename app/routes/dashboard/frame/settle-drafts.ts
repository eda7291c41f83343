import type { DataStrategyResult } from 'react-router'

import { settleDraft } from '#app/lib/form-drafts/draft-store.ts'

type Results = Record<string, DataStrategyResult>

/** Every form of the dashboard is answered by a redirect once its act is done, and by a page where it is not. */
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
