import { isWordPage, type WordPage, type Words } from '#app/pages/page-content.ts'
import { readWords } from '#app/pages/page-faults.ts'
import { PreviewLinks } from '#app/publishing/preview-links.server.ts'
import type { Executor } from '#db/client.server.ts'

export const wordLinks = new PreviewLinks<string>({
  versions: 'word_versions',
  links: 'word_links',
  subject: 'page',
})

/** Undefined for an unknown or expired link, or a version that cannot be read. */
export async function findLinkedWords(
  db: Executor,
  token: string,
): Promise<{ page: WordPage; words: Words[WordPage]; until: Date } | undefined> {
  const found = await wordLinks.find(db, token)
  if (!found || !isWordPage(found.subject)) return undefined
  const { words } = readWords(found.subject, found.content)
  return words && { page: found.subject, words, until: found.until }
}
