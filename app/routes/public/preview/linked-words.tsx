import { data } from 'react-router'

import { config } from '#app/config/config.server.ts'
import { momentWords } from '#app/editor/publish/day-texts.ts'
import { wordPaths } from '#app/pages/page-content.ts'
import { findLinkedWords } from '#app/pages/publishing/page-links.server.ts'
import { db } from '#db/client.server.ts'

import { LINKED_HEADERS, LinkedNote, linkedMeta, LinkOver } from './linked-page.tsx'
import type { Route } from './+types/linked-words'
import { wordsGiven } from './page-content.server.ts'
import { WordsView } from './page-view.tsx'

/** GET /preview/words/:token: a version of a page behind a link, valid for a day. */
export async function loader({ params }: Route.LoaderArgs) {
  const found = await findLinkedWords(db, params.token)
  const { BRAND: brand } = config
  if (!found) return data({ brand, shown: null }, { status: 404, headers: LINKED_HEADERS })
  const { page, words, until } = found
  const [path = '/'] = wordPaths[page].split('#')
  const shown = { words, path, given: wordsGiven(page), until: momentWords(until) }
  return data({ brand, shown }, { headers: LINKED_HEADERS })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { brand, shown } = loaderData
  return linkedMeta(brand, shown ? titleOf(shown.words) : undefined)
}

export default function LinkedWords({ loaderData: { shown } }: Route.ComponentProps) {
  if (!shown) return <LinkOver />
  const { until, ...view } = shown
  return (
    <>
      <LinkedNote until={until} />
      <WordsView {...view} />
    </>
  )
}

function titleOf(words: { title: string } | { heading: string }): string {
  return 'title' in words ? words.title : words.heading
}
