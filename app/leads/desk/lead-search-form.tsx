import { listTexts } from '#app/desk-texts/en/lead-list.ts'
import { SearchField } from '#app/ui/search-field.tsx'

import type { useKeptSearch } from './kept-search.ts'

type Props = { kept: ReturnType<typeof useKeptSearch>; action: string }

/** Searches the list while somebody types; without script it is posted, so that no address holds a name. */
export function LeadSearchForm({ kept: { field, typed, search }, action }: Props) {
  return (
    <form
      className="search"
      role="search"
      method="post"
      action={action}
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchField
        ref={field}
        label={listTexts.search}
        placeholder={listTexts.searchHint}
        defaultValue={typed}
        onChange={(event) => search(event.target.value)}
      />
    </form>
  )
}
