import { useEffect } from 'react'

import { endedTexts, signInTexts } from '#app/strings/en/sign-in.ts'
import { showToast } from '#app/ui/feedback/toast.tsx'

import { takeSignIn, announceSession } from './session-channel.ts'
import { useHasEnded } from './use-has-ended.ts'

/** Says that the session has ended and offers the login in a new tab, so that the page keeps its input. */
export function SessionNotice() {
  const hasEnded = useHasEnded()
  useEffect(() => {
    announceSession('began')
    if (takeSignIn()) showToast({ id: 'sign-in', kind: 'success', text: signInTexts.success })
  }, [])
  if (!hasEnded) return null
  return (
    <p className="dashboard-alert" role="alert">
      {endedTexts.ended}{' '}
      <a className="link" href="/admin" target="_blank" rel="noreferrer">
        {endedTexts.again}
      </a>
    </p>
  )
}
