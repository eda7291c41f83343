import { TypeGlyph } from '#app/projects/card/type-label.tsx'
import type { ProjectType } from '#app/projects/model/project.ts'

type TypeRowProps = {
  all: { count: number; to: string }
  types: readonly { type: ProjectType; count: number; to: string }[]
  current: ProjectType | undefined
}

export function TypeRow({ all, types, current }: TypeRowProps) {
  return (
    <nav className="type-row" aria-label="Type">
      <a href={all.to} aria-current={current ? undefined : 'true'}>
        All <small>{all.count}</small>
      </a>
      {types.map(({ type, count, to }) => (
        <a
          key={type}
          href={to}
          aria-current={type === current ? 'true' : undefined}
          className={count === 0 ? 'type-row-none' : undefined}
        >
          <TypeGlyph type={type} />
          {type} <small>{count}</small>
        </a>
      ))}
    </nav>
  )
}
