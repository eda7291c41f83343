import type { FormEvent } from 'react'

import { listTexts } from '#app/strings/en/lead-list.ts'
import { SearchField } from '#app/ui/forms/search-field.tsx'

import type { useStoredSearch } from './stored-search.ts'

type Props = { stored: ReturnType<typeof useStoredSearch>; action: string }

/** For buttons that post the search again in another order. */
export const SEARCH_FORM = 'lead-search'

/** Without script it posts, so that no address holds a name. */
export function LeadSearchForm({ stored: { field, typed, search }, action }: Props) {
  return (
    <form
      id={SEARCH_FORM}
      className="search"
      role="search"
      method="post"
      action={action}
      onSubmit={stay}
    >
      <SearchField
        ref={field}
        label={listTexts.search}
        placeholder={listTexts.searchHint}
        hint={listTexts.searchesToo}
        defaultValue={typed}
        onChange={(event) => search(event.target.value)}
      />
    </form>
  )
}

function stay(event: FormEvent<HTMLFormElement>): void {
  const { nativeEvent } = event
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  if (!button?.hasAttribute('formaction')) event.preventDefault()
}
