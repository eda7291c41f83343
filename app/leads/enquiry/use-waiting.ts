import { useEffect, useEffectEvent, useState } from 'react'

import type { Dispatch } from './enquiry-send.ts'
import { sendWaiting, watchWaiting, type Waited } from './send-waiting.ts'
import { hasWaiting } from './waiting-mark.ts'
import { dropWaiting, keepWaiting, listWaiting, NEWS } from './waiting-store.ts'

/** What becomes of an enquiry that did not reach the server: keeping it is offered, it is kept on this device, or this browser keeps nothing. */
export type Waiting = {
  state: 'offered' | 'kept' | 'shut'
  keep: () => Promise<void>
  tryNow: () => Promise<void>
  forget: () => Promise<void>
}

/** What every control held when it was sent. */
type Snapshot = ReadonlyMap<Element, string>

/**
 * Keeps an enquiry that did not reach the server on this device until it does. `onWaited` hears what
 * the server said of it at last, and what the form held then.
 */
export function useWaiting(onWaited: (waited: Waited, sent: Snapshot) => void) {
  const [state, setState] = useState<Waiting['state']>()
  const [unheard, setUnheard] = useState<{ dispatch: Dispatch; sent: Snapshot }>()
  const hear = useEffectEvent((waited: Waited) => {
    if (waited.key !== unheard?.dispatch.key) return
    setState(undefined)
    onWaited(waited, unheard.sent)
  })

  // While nothing waits the page listens to no other, so that the browser can put it aside whole.
  useEffect(() => {
    if (state !== 'kept') return undefined
    const news = new BroadcastChannel(NEWS)
    news.addEventListener('message', ({ data }: MessageEvent<Waited>) => hear(data))
    return () => news.close()
  }, [state])

  function offer(dispatch: Dispatch, sent: Snapshot) {
    setUnheard({ dispatch, sent })
    setState('offered')
  }

  /** After a reload what waits is still said beside what is still typed. */
  async function resume(key: string, sent: Snapshot) {
    if (!hasWaiting()) return
    const dispatch = (await listWaiting()).find((kept) => kept.key === key)
    if (!dispatch) return
    setUnheard({ dispatch, sent })
    setState('kept')
  }

  /** What is sent by hand, or is not wanted any more, waits no longer. */
  async function forget(key: string) {
    setState(undefined)
    if (!hasWaiting()) return
    await dropWaiting(key)
  }

  async function keep() {
    if (!unheard) return
    try {
      await keepWaiting(unheard.dispatch)
      setState('kept')
      watchWaiting()
    } catch {
      setState('shut')
    }
  }

  const waiting: Waiting | undefined = state && {
    state,
    keep,
    tryNow: sendWaiting,
    forget: () => forget(unheard?.dispatch.key ?? ''),
  }
  return { waiting, offer, resume, forget }
}
