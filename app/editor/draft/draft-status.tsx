import { notSavedText, statusText } from '#app/editor/publish/publish-texts.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'

import type { DraftView } from './draft-view.ts'

type Props = {
  view: DraftView
  clock: (at: string) => string
  isArchived?: boolean
}

/** Whether the draft is saved, or a link to log in on another page, after which it saves. */
export function DraftStatus({ view, clock, isArchived = false }: Props) {
  return (
    <p role="status">
      {statusText(view, clock, isArchived)}
      <SignInAgain view={view} />
    </p>
  )
}

/** Silent to screen readers, which read the status instead. */
export function NotSaved({ view }: Pick<Props, 'view'>) {
  if (view.status !== 'away') return null
  return (
    <p className="editor-unsaved">
      {notSavedText(view)}
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
