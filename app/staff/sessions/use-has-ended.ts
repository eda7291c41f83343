import { useEffect, useState } from 'react'

import { SESSION_CHANNEL } from './session-channel.ts'

/** Whether the session of this page has ended, as far as any tab knows. */
export function useHasEnded(): boolean {
  const [hasEnded, setHasEnded] = useState(false)
  useEffect(() => {
    const channel = new BroadcastChannel(SESSION_CHANNEL)
    channel.addEventListener('message', ({ data }) => setHasEnded(data === 'ended'))
    return () => channel.close()
  }, [])
  return hasEnded
}
