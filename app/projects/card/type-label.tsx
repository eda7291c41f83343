import type { ReactElement } from 'react'

import type { ProjectType } from '#app/projects/model/project.ts'

const SYMBOLS: Record<ProjectType, ReactElement> = {
  Apartments: (
    <>
      <path d="M2.5 2.5h11v11h-11z" />
      <path d="M6 6h4v4H6z" className="glyph-fill" />
      <path d="M8 2.5V6M8 10v3.5M2.5 8H6M10 8h3.5" />
    </>
  ),
  Plots: (
    <>
      <path d="M1.5 3.5h13v9h-13zM6 3.5v9M10.5 3.5v9M1.5 8h13" />
      <path d="M6 8h4.5v4.5H6z" className="glyph-fill" />
    </>
  ),
  Farmhouse: (
    <>
      <path d="M1.5 2.5h13v11h-13z" />
      <path d="M4 5.5h4v3H4z" className="glyph-fill" />
      <circle cx="11" cy="6" r="1.6" />
      <circle cx="11" cy="10.5" r="1.6" />
      <circle cx="6" cy="11" r="1.2" />
    </>
  ),
  Commercial: (
    <>
      <path d="M1.5 1.5h13v13h-13z" />
      <path d="M4 4h2v2H4zM10 4h2v2h-2zM4 10h2v2H4zM10 10h2v2h-2z" className="glyph-fill" />
    </>
  ),
  Upcoming: <path d="M2 2h12v12H2z" strokeDasharray="2.5 2" />,
}

/** Decorative: always next to the type's name. */
export function TypeGlyph({ type }: { type: ProjectType }) {
  return (
    <svg className="glyph" viewBox="0 0 16 16" aria-hidden="true">
      {SYMBOLS[type]}
    </svg>
  )
}

export function TypeLabel({ type }: { type: ProjectType }) {
  return (
    <span className="type">
      <TypeGlyph type={type} />
      {type}
    </span>
  )
}
