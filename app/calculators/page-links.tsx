import { Link } from 'react-router'

export type PageLink = { name: string; path: string }

/** The pages that state a term. */
export function PageLinks({ intro, pages }: { intro: string; pages: readonly PageLink[] }) {
  if (pages.length === 0) return null
  return (
    <div className="calculator-from">
      <p>{intro}</p>
      <ul>
        {pages.map(({ name, path }) => (
          <li key={path}>
            <Link className="link" to={path}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
