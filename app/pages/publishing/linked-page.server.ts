import { isPageName, type PageName, type PageContents } from '#app/pages/page-content.ts'
import { readPageContent } from '#app/pages/page-faults.ts'
import type { Executor } from '#db/client.server.ts'

import { pageLinks } from './page-store.server.ts'

/** Undefined for an unknown or expired link, or a version that cannot be read. */
export async function findLinkedPage(
  db: Executor,
  token: string,
): Promise<{ page: PageName; content: PageContents[PageName]; until: Date } | undefined> {
  const found = await pageLinks.find(db, token)
  if (!found || !isPageName(found.subject)) return undefined
  const { parsed } = readPageContent(found.subject, found.content)
  return parsed && { page: found.subject, content: parsed, until: found.until }
}
