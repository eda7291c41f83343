import { useEffect, useId, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'

import { openIndex, type Search } from './search-index.ts'
import { useCombobox } from './use-combobox.ts'

const MOST = 7

export type SuggestionsProps = {
  input: RefObject<HTMLInputElement | null>
}

/** What a search field suggests while somebody types; loaded when it is first used. */
export function SearchSuggestions({ input }: SuggestionsProps) {
  const id = useId()
  const navigate = useNavigate()
  const [search, setSearch] = useState<Search>()
  useEffect(() => {
    // Without the index Enter still asks the server.
    openIndex().then((opened) => setSearch(() => opened), ignore)
  }, [])
  const { text, options, active, isOpen, isShown, take } = useCombobox({
    input,
    id,
    find: (words) => search?.(words).slice(0, MOST) ?? [],
    choose: ({ to }) => void navigate(to),
  })
  return (
    <>
      <p className="visually-hidden" role="status">
        {search && isOpen && text.trim() !== '' ? countWords(options.length) : null}
      </p>
      <div className="find-list" role="listbox" id={id} aria-label="Suggestions" hidden={!isShown}>
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

function ignore() {
  return undefined
}

function countWords(count: number): string {
  if (count === 0) return 'No suggestion. Press Enter to search all projects.'
  return count === 1 ? '1 suggestion' : `${count} suggestions`
}
