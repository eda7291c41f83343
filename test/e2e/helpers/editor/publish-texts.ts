import type { Page } from '@playwright/test'
import { z } from 'zod'

import type { PageContents, PageName } from '#app/pages/page-content.ts'

const saidSchema = z.object({
  kind: z.string(),
  version: z.string().optional(),
  newest: z.object({ version: z.string().nullable() }).optional(),
})

/** Publishes a page's texts as its editor does; `page` is an editor's, signed in and on the site. */
export async function publishTexts<P extends PageName>(
  page: Page,
  name: P,
  content: PageContents[P],
): Promise<void> {
  const save = (basedOn: string | null) =>
    post(page, `${name}/draft`, { basedOn, content, sources: {}, note: null })
  const first = await save(null)
  const saved = first.newest ? await save(first.newest.version) : first
  const done = await post(page, `${name}/publication`, { version: saved.version })
  if (done.kind !== 'published') throw new Error(`${name}: ${JSON.stringify(done)}`)
}

async function post(page: Page, path: string, data: unknown) {
  const { origin } = new URL(page.url())
  const headers = { Origin: origin }
  const answer = await page.request.post(`/dashboard/pages/${path}`, { data, headers })
  return saidSchema.parse(await answer.json())
}
