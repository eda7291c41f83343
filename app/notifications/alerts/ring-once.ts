import * as z from 'zod/mini'

import { maySound, sound } from './ring.ts'

const NAME = 'desk-ring'
/** Milliseconds until a tab has played the sound, or none may. */
const WAIT_MS = 1500

const ringMessage = z.object({ kind: z.enum(['ring', 'rung', 'blocked']), id: z.string() })
type RingMessage = z.infer<typeof ringMessage>

/** One tab per browser plays it; where none may, every tab calls `onBlocked`. */
export function listenForRing(onBlocked: () => void): { ring: () => void; leave: () => void } {
  const others = new BroadcastChannel(NAME)
  const rung = new Set<string>()
  const broadcast = (kind: RingMessage['kind'], id: string) =>
    others.postMessage({ kind, id } satisfies RingMessage)

  async function tryRing(id: string): Promise<void> {
    if (!(await maySound())) return
    const isFirst = await claim(`${NAME} ${id}`)
    if (!isFirst || rung.has(id)) return
    rung.add(id)
    broadcast('rung', id)
    sound()
  }
  others.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { data: message } = ringMessage.safeParse(data)
    if (message?.kind === 'ring') void tryRing(message.id)
    if (message?.kind === 'rung') rung.add(message.id)
    if (message?.kind === 'blocked') onBlocked()
  })
  return {
    ring: () => {
      const id = `${Date.now()} ${Math.random()}`
      broadcast('ring', id)
      void tryRing(id)
      setTimeout(() => {
        if (rung.has(id)) return
        broadcast('blocked', id)
        onBlocked()
      }, WAIT_MS)
    },
    leave: () => others.close(),
  }
}

/** True for the first tab; without a secure origin there are no locks, so for each. */
async function claim(name: string): Promise<boolean> {
  if (!('locks' in navigator)) return true
  return new Promise((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      resolve(lock !== null)
      if (lock) await new Promise((done) => setTimeout(done, WAIT_MS))
    })
  })
}
