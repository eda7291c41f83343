import { SearchSuggestions } from '#app/projects/search/search-suggestions.tsx'
import '#app/projects/search/suggestions.css'

import { mount } from './hydrate.tsx'

/** Draws the suggestions of a search field that is on the page already. */
export function drawSuggestions(box: Element, input: HTMLInputElement): Promise<void> {
  return mount(box, <SearchSuggestions input={{ current: input }} />)
}
