import { useId } from 'react'

import { Icon } from '#app/ui/media/icon.tsx'

type SearchBoxProps = {
  /** Of the form as a landmark: a page may have two. */
  name?: string
  placeholder?: string | undefined
}

/** Works without script as a form to /projects; suggestions load at the first interaction. */
export function SearchBox({
  name = 'Projects',
  placeholder = 'Name, place or 3 BHK',
}: SearchBoxProps) {
  const id = useId()
  return (
    <form className="search-box" action="/projects" method="get" role="search" aria-label={name}>
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
