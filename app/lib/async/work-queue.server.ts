export type Caller = { signal?: AbortSignal | undefined; isBackground?: boolean }

type Bounds = { concurrency: number; maxQueued: number }
type Work<T> = {
  key: string
  start: () => Promise<T>
  isBackground: boolean
  callers: number
  done: PromiseWithResolvers<T>
}

/** Runs work in order, shared by key; drops abandoned work and answers `busy` when `maxQueued` wait, background work not counted. */
export function workQueue<T>({ concurrency, maxQueued }: Bounds) {
  const all = new Map<string, Work<T>>()
  const pending = new Set<Work<T>>()
  let underWay = 0

  async function enqueue(
    key: string,
    start: () => Promise<T>,
    { signal, isBackground = false }: Caller = {},
  ): Promise<T | 'busy'> {
    if (signal?.aborted) return 'busy'
    const work = all.get(key) ?? enter(key, start, isBackground)
    if (!work) return 'busy'
    work.isBackground &&= isBackground
    work.callers += 1
    const left = Promise.withResolvers<'busy'>()
    const leave = () => {
      drop(work)
      left.resolve('busy')
    }
    signal?.addEventListener('abort', leave, { once: true })
    startNext()
    return Promise.race([work.done.promise, left.promise]).finally(() =>
      signal?.removeEventListener('abort', leave),
    )
  }

  function enter(key: string, start: () => Promise<T>, isBackground: boolean): Work<T> | undefined {
    const isFull = underWay >= concurrency && eager().length >= maxQueued
    if (isFull && !isBackground) return undefined
    const work = { key, start, isBackground, callers: 0, done: Promise.withResolvers<T>() }
    all.set(key, work)
    pending.add(work)
    return work
  }

  function eager(): Work<T>[] {
    return [...pending].filter(({ isBackground }) => !isBackground)
  }

  function drop(work: Work<T>): void {
    work.callers -= 1
    if (work.callers === 0 && pending.delete(work)) all.delete(work.key)
  }

  function startNext(): void {
    const [next] = [...eager(), ...pending]
    if (!next || underWay >= concurrency) return
    pending.delete(next)
    underWay += 1
    void next
      .start()
      .then(next.done.resolve, next.done.reject)
      .finally(() => {
        underWay -= 1
        all.delete(next.key)
        startNext()
      })
  }

  return enqueue
}
