import { useId, useRef, useState, type ComponentType } from 'react'
import { Form } from 'react-router'

import { Icon } from '#app/ui/icon.tsx'

import type { SuggestionsProps } from './search-suggestions.tsx'

/**
 * Finds projects by name, place or developer, or by a line of a buyer's own words. Without script it asks /projects; with it, suggestions
 * come along as soon as somebody means to type.
 */
export function SearchBox() {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>()

  async function load() {
    const { SearchSuggestions } = await import('./search-suggestions.tsx')
    setSuggestions(() => SearchSuggestions)
  }

  return (
    <Form
      className="find"
      action="/projects"
      method="get"
      role="search"
      aria-label="Projects"
      // Without the suggestions it is still a search box.
      onFocus={() => void (Suggestions ?? load().catch(() => undefined))}
    >
      <label htmlFor={id}>Find a project</label>
      <div className="find-field">
        <input
          ref={input}
          id={id}
          name="q"
          placeholder="Name, place or 3 BHK near metro"
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
        />
        <button className="button" type="submit">
          <Icon name="search" />
          Search
        </button>
      </div>
      {Suggestions ? <Suggestions input={input} /> : null}
    </Form>
  )
}
