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
            <a className="link" href={path}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
