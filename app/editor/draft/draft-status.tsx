import { notSavedWords, statusWords } from '#app/editor/publish/publish-texts.ts'
import { listingTexts as texts } from '#app/strings/en/listings.ts'

import type { DraftView } from './draft-view.ts'

type Props = {
  view: DraftView
  /** The time of a moment, as the desk shows it. */
  clock: (at: string) => string
  isArchived?: boolean
}

/** How far what is typed is saved; where nobody is signed in any more, with the way to sign in beside this page, which then saves it. */
export function DraftStatus({ view, clock, isArchived = false }: Props) {
  return (
    <p role="status">
      {statusWords(view, clock, isArchived)}
      <SignInAgain view={view} />
    </p>
  )
}

/** The same where the status is out of sight, of what is not saved alone: read out it is by the status. */
export function NotSaved({ view }: Pick<Props, 'view'>) {
  if (view.status !== 'away') return null
  return (
    <p className="listing-unsaved">
      {notSavedWords(view)}
      <SignInAgain view={view} />
    </p>
  )
}

function SignInAgain({ view: { status, isSignedOut } }: Pick<Props, 'view'>) {
  if (status !== 'away' || !isSignedOut) return null
  return (
    <>
      {' '}
      <a className="link" href="/admin" target="_blank" rel="noreferrer">
        {texts.signInAgain}
      </a>
    </>
  )
}
