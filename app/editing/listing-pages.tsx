import { Link } from 'react-router'

import { listingTexts as texts } from '#app/desk-texts/en/listings.ts'
import { pageAddress, pagesOffered } from '#app/lib/page-of.ts'

type Props = { page: number; pages: number; to: string }

/** The way through a long list of listings; of one page, none. */
export function ListingPages({ page, pages, to }: Props) {
  if (pages === 1) return null
  return (
    <nav className="listings-pages" aria-label={texts.pages}>
      <ol>
        {pagesOffered(page, pages).map((one, at) => (
          <li key={one ?? `gap-${at}`}>
            {one === undefined ? (
              '…'
            ) : (
              <Link to={pageAddress(to, one)} aria-current={one === page ? 'page' : undefined}>
                {one}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
