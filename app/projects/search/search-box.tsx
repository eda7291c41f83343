import { useId } from 'react'

import { Icon } from '#app/ui/media/icon.tsx'

/** Works without script as a form to /projects; suggestions load at the first interaction. */
export function SearchBox({ placeholder = 'Name, place or 3 BHK' }: { placeholder?: string }) {
  const id = useId()
  return (
    <form
      className="search-box"
      action="/projects"
      method="get"
      role="search"
      aria-label="Projects"
    >
      <label htmlFor={id}>Find a project</label>
      <div className="search-box-field">
        <input
          id={id}
          name="q"
          dir="auto"
          placeholder={placeholder}
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
      <div data-suggestions />
    </form>
  )
}
