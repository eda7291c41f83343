import { Icon } from '#app/ui/media/icon.tsx'

import type { AppliedFilter } from './filter-texts.ts'

type ResultLineProps = {
  count: number
  page: { page: number; pages: number }
  place: string | undefined
  applied: readonly AppliedFilter[]
  /** The alert page for this search, unless the page links to it elsewhere. */
  tellMe: string | undefined
}

/** Its line receives the focus of a removed link. */
export function ResultLine({
  count,
  page: { page, pages },
  place,
  applied,
  tellMe,
}: ResultLineProps) {
  return (
    <div className="results">
      <p role="status" tabIndex={-1}>
        <b>{count}</b> {count === 1 ? 'project' : 'projects'}
        {place ? ` in ${place}` : null}
        {pages > 1 ? `, page ${page} of ${pages}` : null}
      </p>
      {applied.length > 0 ? (
        <nav className="chips" aria-label="Applied filters">
          {applied.map(({ label, without }) => (
            <a key={label} href={without}>
              <span className="visually-hidden">Remove </span>
              {label}
              <Icon name="cross" />
            </a>
          ))}
          {tellMe === undefined ? null : (
            <a className="link" href={tellMe}>
              <span>
                Tell me<span className="results-when"> when a project fits</span>
              </span>
            </a>
          )}
          <a className="link" href="/projects">
            Clear all
          </a>
        </nav>
      ) : null}
    </div>
  )
}
