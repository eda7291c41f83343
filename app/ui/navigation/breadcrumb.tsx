/** The last crumb is the page itself and has no address. */
export type Crumb = { name: string; to?: string }

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol className="crumb">
        {crumbs.map(({ name, to }) => (
          <li key={name}>
            {to ? <a href={to}>{name}</a> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
