import { countMatching } from '#app/leads/list/count-leads.server.ts'
import type { Search } from '#app/leads/search/search.server.ts'
import type { Executor } from '#db/client.server.ts'

import { droppedWords, MAX_HELP_COUNT, type SearchHelp } from './search-help.ts'

/** Which words of a search without a match find nothing, and what the search finds without one of them or the filters. */
export async function helpSearch(
  db: Executor,
  { typed, scope }: Pick<Search, 'typed' | 'scope'>,
): Promise<SearchHelp> {
  const count = async (text: string, max: number, within = scope) =>
    Math.round((await countMatching(db, { typed: text, scope: within }, max)).count)
  const words = []
  for (const { word, without } of droppedWords(typed)) {
    const isKnown = (await count(word, 1)) > 0
    words.push({ word, isKnown, without, count: await count(without, MAX_HELP_COUNT) })
  }
  const isFiltered = Object.values(scope.filter).some((value) => value !== undefined)
  const everywhere = { ...scope, filter: {} }
  const unfiltered = isFiltered ? await count(typed, MAX_HELP_COUNT, everywhere) : 0
  return { words, unfiltered }
}
