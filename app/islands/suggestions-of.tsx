import type { ReactNode } from 'react'

import { SearchSuggestions } from '#app/projects/search/search-suggestions.tsx'
import '#app/projects/search/suggestions.css'

export function suggestionsOf(input: HTMLInputElement): ReactNode {
  return <SearchSuggestions input={{ current: input }} />
}
