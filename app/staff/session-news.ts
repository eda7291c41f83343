import { useEffect, useState } from 'react'

const CHANNEL = 'desk-session'

/** Tells every tab of this browser, this one too, that its session began or has ended. */
export function tellSession(news: 'began' | 'ended'): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(news)
  channel.close()
}

/** Whether the session that this page was shown in has ended, as far as any tab knows. */
export function useHasEnded(): boolean {
  const [hasEnded, setHasEnded] = useState(false)
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', ({ data }) => setHasEnded(data === 'ended'))
    return () => channel.close()
  }, [])
  return hasEnded
}
