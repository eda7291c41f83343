import { pageAddress, pagesOffered } from '#app/lib/http/page-of.ts'

export type PageStepTexts = { pages: string; previous: string; next: string; page: string }

type PageStepsProps = {
  page: number
  pages: number
  to: string
  texts: PageStepTexts
}

export function PageSteps({ page, pages, to, texts }: PageStepsProps) {
  if (pages === 1) return null
  return (
    <nav className="page-steps screen-only" aria-label={texts.pages}>
      {page > 1 ? (
        <a className="link" rel="prev" href={pageAddress(to, page - 1)}>
          {texts.previous}
        </a>
      ) : null}
      <ol>
        {pagesOffered(page, pages).map((one, at) => (
          <li key={one ?? `gap-${at}`}>
            {one === undefined ? (
              '…'
            ) : (
              <Step number={one} isHere={one === page} to={to} label={texts.page} />
            )}
          </li>
        ))}
      </ol>
      {page < pages ? (
        <a className="link" rel="next" href={pageAddress(to, page + 1)}>
          {texts.next}
        </a>
      ) : null}
    </nav>
  )
}

type StepProps = { number: number; isHere: boolean; to: string; label: string }

function Step({ number, isHere, to, label }: StepProps) {
  return (
    <a href={pageAddress(to, number)} aria-current={isHere ? 'page' : undefined}>
      <span className="visually-hidden">{label} </span>
      {number}
    </a>
  )
}
