import type { ReactNode } from 'react'

import { SearchSuggestions } from '#app/projects/search/search-suggestions.tsx'
import '#app/projects/search/suggestions.css'

/** The suggestions of a search field that is on the page already. */
export function suggestionsOf(input: HTMLInputElement): ReactNode {
  return <SearchSuggestions input={{ current: input }} />
}
