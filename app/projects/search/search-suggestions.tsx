import { useId, type RefObject } from 'react'

import { useCombobox, useTextOf } from './use-combobox.ts'
import { useSuggestions } from './use-suggestions.ts'

type SuggestionsProps = {
  input: RefObject<HTMLInputElement | null>
}

export function SearchSuggestions({ input }: SuggestionsProps) {
  const id = useId()
  const text = useTextOf(input)
  const suggested = useSuggestions(text)
  const options = suggested?.options ?? []
  const { active, isOpen, isShown, take } = useCombobox({
    input,
    id,
    text,
    options,
    of: suggested?.of ?? text,
    choose: ({ to }) => window.location.assign(to),
  })
  const isKnown = suggested?.of === text && text.trim() !== ''
  return (
    <>
      <p className="visually-hidden" role="status">
        {isKnown && isOpen ? countText(options.length) : null}
      </p>
      <div
        className="search-box-list"
        role="listbox"
        id={id}
        aria-label="Suggestions"
        hidden={!isShown}
      >
        {options.map((entry, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
          <div
            key={entry.to}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(entry)}
          >
            <b>{entry.label}</b>
            <span>{entry.detail}</span>
          </div>
        ))}
      </div>
    </>
  )
}

function countText(count: number): string {
  if (count === 0) return 'No suggestion. Press Enter to search all projects.'
  return count === 1 ? '1 suggestion' : `${count} suggestions`
}
