import type { RefObject } from 'react'
import { Link } from 'react-router'

import { Icon } from '#app/ui/icon.tsx'

import type { AppliedFilter } from './filter-words.ts'

type ResultLineProps = {
  count: number
  /** Where they are, if the list is limited to a place. */
  place: string | undefined
  applied: readonly AppliedFilter[]
  /** The line itself, which takes the focus of a link that goes away. */
  status: RefObject<HTMLParagraphElement | null>
}

/** How many there are, and what the list is limited to. */
export function ResultLine({ count, place, applied, status }: ResultLineProps) {
  // The link that was followed goes away with its filter.
  const keepFocus = () => status.current?.focus()
  return (
    <div className="results">
      <p ref={status} role="status" tabIndex={-1}>
        <b>{count}</b> {count === 1 ? 'project' : 'projects'}
        {place ? ` in ${place}` : null}
      </p>
      {applied.length > 0 ? (
        <nav className="chips" aria-label="Applied filters">
          {applied.map(({ words, without }) => (
            <Link key={words} to={without} preventScrollReset onClick={keepFocus}>
              <span className="visually-hidden">Remove </span>
              {words}
              <Icon name="cross" />
            </Link>
          ))}
          <Link className="link" to="/projects" preventScrollReset onClick={keepFocus}>
            Clear all
          </Link>
        </nav>
      ) : null}
    </div>
  )
}
