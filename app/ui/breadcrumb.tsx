import { Link } from 'react-router'

/** The last crumb is the page itself and has no address. */
export type Crumb = { name: string; to?: string }

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol className="crumb">
        {crumbs.map(({ name, to }) => (
          <li key={name}>
            {to ? <Link to={to}>{name}</Link> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
