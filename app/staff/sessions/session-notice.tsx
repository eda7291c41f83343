import { useEffect, useState } from 'react'

import { endedTexts, signInTexts } from '#app/strings/en/sign-in.ts'
import { showToast } from '#app/ui/feedback/toast.tsx'

import { forgetCopy } from './forget-copy.ts'
import { takeSignIn, announceSession, SESSION_CHANNEL } from './session-channel.ts'

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

/** Whether the session of this page has ended, as far as any tab knows. */
function useHasEnded(): boolean {
  const [hasEnded, setHasEnded] = useState(false)
  useEffect(() => {
    const channel = new BroadcastChannel(SESSION_CHANNEL)
    channel.addEventListener('message', ({ data }) => {
      setHasEnded(data === 'ended')
      if (data === 'ended') void forgetCopy()
    })
    return () => channel.close()
  }, [])
  return hasEnded
}
