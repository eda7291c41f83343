export type Asker = { signal?: AbortSignal | undefined; isPatient?: boolean }

type Bounds = { atOnce: number; mostWaiting: number }
type Work<T> = {
  key: string
  start: () => Promise<T>
  isPatient: boolean
  askers: number
  done: PromiseWithResolvers<T>
}

/** Runs work in order, shared by key; drops abandoned work and answers `busy` when `mostWaiting` wait, patient ones not counted. */
export function workQueue<T>({ atOnce, mostWaiting }: Bounds) {
  const all = new Map<string, Work<T>>()
  const waiting = new Set<Work<T>>()
  let underWay = 0

  async function ask(
    key: string,
    start: () => Promise<T>,
    { signal, isPatient = false }: Asker = {},
  ): Promise<T | 'busy'> {
    if (signal?.aborted) return 'busy'
    const work = all.get(key) ?? enter(key, start, isPatient)
    if (!work) return 'busy'
    work.isPatient &&= isPatient
    work.askers += 1
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

  function enter(key: string, start: () => Promise<T>, isPatient: boolean): Work<T> | undefined {
    const isFull = underWay >= atOnce && eager().length >= mostWaiting
    if (isFull && !isPatient) return undefined
    const work = { key, start, isPatient, askers: 0, done: Promise.withResolvers<T>() }
    all.set(key, work)
    waiting.add(work)
    return work
  }

  function eager(): Work<T>[] {
    return [...waiting].filter(({ isPatient }) => !isPatient)
  }

  function drop(work: Work<T>): void {
    work.askers -= 1
    if (work.askers === 0 && waiting.delete(work)) all.delete(work.key)
  }

  function startNext(): void {
    const [next] = [...eager(), ...waiting]
    if (!next || underWay >= atOnce) return
    waiting.delete(next)
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

  return ask
}
