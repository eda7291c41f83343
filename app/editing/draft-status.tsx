import { listingTexts as texts } from '#app/desk-texts/en/listings.ts'

import type { DraftView } from './draft-view.ts'
import { statusWords } from './publish-words.ts'

type Props = {
  view: DraftView
  /** The time of a moment, as the desk shows it. */
  clock: (at: string) => string
  isArchived?: boolean
}

/** How far what is typed is saved; where nobody is signed in any more, with the way to sign in beside this page, which then saves it. */
export function DraftStatus({ view, clock, isArchived = false }: Props) {
  const isSignedOut = view.status === 'away' && view.isSignedOut
  return (
    <p role="status">
      {statusWords(view, clock, isArchived)}
      {isSignedOut ? (
        <>
          {' '}
          <a className="link" href="/admin" target="_blank" rel="noreferrer">
            {texts.signInAgain}
          </a>
        </>
      ) : null}
    </p>
  )
}
