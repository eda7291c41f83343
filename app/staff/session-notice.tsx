import { useEffect } from 'react'

import { tellSession, useHasEnded } from './session-news.ts'

/**
 * Says that the session has ended, in another tab or on the server, and offers the login in a tab of
 * its own: what is on the screen stays. A page of the desk that opens says that there is one again.
 */
export function SessionNotice() {
  const hasEnded = useHasEnded()
  useEffect(() => tellSession('began'), [])
  if (!hasEnded) return null
  return (
    <p className="ended" role="alert">
      You are signed out. What is on this page stays, but it is no longer brought up to date.{' '}
      <a className="link" href="/admin" target="_blank" rel="noreferrer">
        Sign in again in a new tab
      </a>
    </p>
  )
}
