import { useRef } from 'react'
import { Link } from 'react-router'

import { Icon } from '#app/ui/icon.tsx'

import type { AppliedFilter } from './filter-words.ts'

type ResultLineProps = {
  count: number
  city: string | undefined
  applied: readonly AppliedFilter[]
}

/** How many there are, and what the list is limited to. */
export function ResultLine({ count, city, applied }: ResultLineProps) {
  const status = useRef<HTMLParagraphElement>(null)
  // The link that was followed goes away with its filter.
  const keepFocus = () => status.current?.focus()
  return (
    <div className="res">
      <p ref={status} role="status" tabIndex={-1}>
        <b>{count}</b> {count === 1 ? 'project' : 'projects'}
        {city ? ` in ${city}` : null}
      </p>
      {applied.length > 0 ? (
        <nav className="chips" aria-label="Applied filters">
          {applied.map(({ words, without }) => (
            <Link key={words} to={without} preventScrollReset onClick={keepFocus}>
              <span className="vh">Remove </span>
              {words}
              <Icon name="cross" />
            </Link>
          ))}
          <Link className="lk" to="/projects" preventScrollReset onClick={keepFocus}>
            Clear all
          </Link>
        </nav>
      ) : null}
    </div>
  )
}
