import { pageAddress, pagesOffered } from '#app/lib/http/page-of.ts'

export type PageStepWords = { pages: string; previous: string; next: string; page: string }

type PageStepsProps = {
  page: number
  pages: number
  to: string
  words: PageStepWords
}

export function PageSteps({ page, pages, to, words }: PageStepsProps) {
  if (pages === 1) return null
  return (
    <nav className="page-steps on-screen" aria-label={words.pages}>
      {page > 1 ? (
        <a className="link" rel="prev" href={pageAddress(to, page - 1)}>
          {words.previous}
        </a>
      ) : null}
      <ol>
        {pagesOffered(page, pages).map((one, at) => (
          <li key={one ?? `gap-${at}`}>
            {one === undefined ? (
              '…'
            ) : (
              <Step number={one} isHere={one === page} to={to} word={words.page} />
            )}
          </li>
        ))}
      </ol>
      {page < pages ? (
        <a className="link" rel="next" href={pageAddress(to, page + 1)}>
          {words.next}
        </a>
      ) : null}
    </nav>
  )
}

type StepProps = { number: number; isHere: boolean; to: string; word: string }

function Step({ number, isHere, to, word }: StepProps) {
  return (
    <a href={pageAddress(to, number)} aria-current={isHere ? 'page' : undefined}>
      <span className="visually-hidden">{word} </span>
      {number}
    </a>
  )
}
