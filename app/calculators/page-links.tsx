export type Stated = { pages: readonly { name: string; path: string }[]; others?: number }

export function PageLinks({ intro, of }: { intro: string; of: Stated | undefined }) {
  if (!of || of.pages.length === 0) return null
  const { pages, others = 0 } = of
  return (
    <div className="calculator-links">
      <p>{intro}</p>
      <ul>
        {pages.map(({ name, path }) => (
          <li key={path}>
            <a className="link" href={path}>
              {name}
            </a>
          </li>
        ))}
        {others > 0 ? <li>and {others} more</li> : null}
      </ul>
    </div>
  )
}
