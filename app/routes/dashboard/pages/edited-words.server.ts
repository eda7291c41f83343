import { indianDay } from '#app/lib/dates/indian-day.ts'
import { newestWords } from '#app/pages/current-pages.server.ts'
import { isWordPage, type WordPage, type Words } from '#app/pages/page-content.ts'
import { findNewestWords } from '#app/pages/publishing/page-versions.server.ts'
import { isPage } from '#app/routes/public/site-pages.server.ts'
import { wordTexts as texts } from '#app/strings/en/words.ts'
import type { Executor } from '#db/client.server.ts'

export type EditedWords = {
  page: WordPage
  version: string | null
  content: unknown
  savedBy: string | null
  published: Words[WordPage]
}

/** Throws 404 where the path names no page. */
export async function findEditedWords(db: Executor, asked: string): Promise<EditedWords> {
  if (!isWordPage(asked)) throw new Response(texts.absent, { status: 404 })
  const newest = await findNewestWords(db, asked)
  const published = newestWords(asked)
  return {
    page: asked,
    version: newest?.id ?? null,
    content: newest ? newest.content : published,
    savedBy: newest?.madeBy ?? null,
    published,
  }
}

export function besideDraft({ published }: Pick<EditedWords, 'published'>) {
  return { shown: published, today: indianDay(new Date()), isPage }
}
