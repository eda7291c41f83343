import { useEffect } from 'react'

import { endedTexts, signInTexts } from '#app/strings/en/sign-in.ts'
import { showToast } from '#app/ui/feedback/toast.tsx'

import { takeSignIn, tellSession } from './session-news.ts'
import { useHasEnded } from './use-has-ended.ts'

/**
 * Says that the session has ended, in another tab or on the server, and offers the login in a tab of
 * its own: what is on the screen stays. A page of the desk that opens says that there is one again, and
 * after the login that it went well.
 */
export function SessionNotice() {
  const hasEnded = useHasEnded()
  useEffect(() => {
    tellSession('began')
    if (takeSignIn()) showToast({ id: 'sign-in', kind: 'success', text: signInTexts.success })
  }, [])
  if (!hasEnded) return null
  return (
    <p className="ended" role="alert">
      {endedTexts.ended}{' '}
      <a className="link" href="/admin" target="_blank" rel="noreferrer">
        {endedTexts.again}
      </a>
    </p>
  )
}
