import { pageAddress, pagesOffered } from '#app/lib/page-of.ts'

type PageStepsProps = {
  page: number
  pages: number
  /** The address of the list's first page. */
  to: string
}

/** The way through the pages of a long list; of a list of one page, none. */
export function PageSteps({ page, pages, to }: PageStepsProps) {
  if (pages === 1) return null
  return (
    <nav className="page-steps on-screen" aria-label="Pages">
      {page > 1 ? (
        <a className="link" rel="prev" href={pageAddress(to, page - 1)}>
          Previous
        </a>
      ) : null}
      <ol>
        {pagesOffered(page, pages).map((one, at) => (
          <li key={one ?? `gap-${at}`}>
            {one === undefined ? '…' : <Step number={one} isHere={one === page} to={to} />}
          </li>
        ))}
      </ol>
      {page < pages ? (
        <a className="link" rel="next" href={pageAddress(to, page + 1)}>
          Next
        </a>
      ) : null}
    </nav>
  )
}

function Step({ number, isHere, to }: { number: number; isHere: boolean; to: string }) {
  return (
    <a href={pageAddress(to, number)} aria-current={isHere ? 'page' : undefined}>
      <span className="visually-hidden">Page </span>
      {number}
    </a>
  )
}
