import { Link } from 'react-router'

import { sourceGroups } from '#app/strings/en/sources/kinds.ts'

import type { KindView } from './source-view.server.ts'

/** Kinds of sources to choose from, by group. */
export function KindList({ kinds }: { kinds: readonly KindView[] }) {
  return (
    <dl className="source-kinds">
      {Object.entries(sourceGroups).map(([group, title]) => {
        const own = kinds.filter((one) => one.group === group)
        return own.length === 0 ? null : (
          <div key={group}>
            <dt>{title}</dt>
            {own.map(({ kind, name, about }) => (
              <dd key={kind}>
                <Link className="link" to={`/dashboard/sources/new?kind=${kind}`}>
                  {name}
                </Link>
                <span className="caption">{about}</span>
              </dd>
            ))}
          </div>
        )
      })}
    </dl>
  )
}
