import { useId, type RefObject, useEffect, useMemo, useState } from 'react'

import { dimStreet } from '#app/projects/street/dim-street.ts'

import { openIndex, type Search } from './search-index.ts'
import type { Suggestion } from './suggest.ts'
import { useCombobox, useTextOf } from './use-combobox.ts'

type SuggestionsProps = {
  input: RefObject<HTMLInputElement | null>
}

export function SearchSuggestions({ input }: SuggestionsProps) {
  const id = useId()
  const text = useTextOf(input)
  const search = useSearch()
  const suggested = useSuggestions(search, text)
  useEffect(() => {
    const street = input.current?.closest('.hero')?.querySelector('.street') ?? null
    const slugs = search?.isHere && text.trim() !== '' ? search.matching(text) : undefined
    dimStreet(street, slugs ?? new Set())
  }, [input, search, text])
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
      <p className={options.length > 0 ? 'visually-hidden' : 'search-box-none'} role="status">
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
  if (count === 0) return 'Nothing found. Search to see all projects.'
  return count === 1 ? '1 suggestion' : `${count} suggestions`
}

type Suggested = { of: string; options: readonly Suggestion[] }

const NOTHING: Suggested = { of: '', options: [] }

/** Milliseconds without typing before a request. */
const PAUSE = 120

function useSearch(): Search | undefined {
  const [search, setSearch] = useState<Search>()
  useEffect(() => {
    // Without the index Enter still asks the server.
    openIndex().then(setSearch, ignore)
  }, [])
  return search
}

/** Keeps the previous suggestions until the next arrive; undefined when there are none. */
function useSuggestions(search: Search | undefined, text: string): Suggested | undefined {
  const [answered, setAnswered] = useState(NOTHING)
  const isEmpty = text.trim() === ''
  const found = useMemo(
    () => (search?.isHere ? { of: text, options: search.find(text) } : undefined),
    [search, text],
  )
  useEffect(() => {
    if (!search || search.isHere || isEmpty) return undefined
    const controller = new AbortController()
    const timer = setTimeout(() => {
      const show = (options: readonly Suggestion[]) => setAnswered({ of: text, options })
      search.request(text, controller.signal).then(show, ignore)
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [search, text, isEmpty])
  if (!search) return undefined
  if (found) return found
  return isEmpty ? { of: text, options: [] } : answered
}

function ignore() {
  return undefined
}
