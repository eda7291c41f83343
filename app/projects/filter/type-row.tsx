import { Link } from 'react-router'

import type { ProjectType } from '#app/projects/project.ts'
import { TypeGlyph } from '#app/projects/type-label.tsx'

type TypeRowProps = {
  all: { count: number; to: string }
  types: readonly { type: ProjectType; count: number; to: string }[]
  current: ProjectType | undefined
}

/** The types with their symbols and how many of the current result each holds. */
export function TypeRow({ all, types, current }: TypeRowProps) {
  return (
    <nav className="types" aria-label="Type">
      <Link to={all.to} aria-current={current ? undefined : 'true'} preventScrollReset>
        All <small>{all.count}</small>
      </Link>
      {types.map(({ type, count, to }) => (
        <Link
          key={type}
          to={to}
          aria-current={type === current ? 'true' : undefined}
          preventScrollReset
        >
          <TypeGlyph type={type} />
          {type} <small>{count}</small>
        </Link>
      ))}
    </nav>
  )
}
