const WRITTEN_AFTER_MS = 5000

type Options<Kind> = {
  keyOf: (kind: Kind) => string
  write: (counts: readonly { kind: Kind; count: number }[]) => Promise<void>
  onError: (error: unknown) => void
  max?: number
}

/** Counts in memory and calls `write` every few seconds, to spare PostgreSQL; counts survive a failed write. */
export function countLater<Kind>({ keyOf, write, onError, max = Infinity }: Options<Kind>) {
  const counts = new Map<string, { kind: Kind; count: number }>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing: Promise<void> = Promise.resolve()
  let isFailing = false

  function add(kind: Kind, more = 1): void {
    const key = keyOf(kind)
    if (counts.size >= max && !counts.has(key)) return
    counts.set(key, { kind, count: (counts.get(key)?.count ?? 0) + more })
    timer ??= setTimeout(() => void flush(), WRITTEN_AFTER_MS).unref()
  }

  function flush(): Promise<void> {
    writing = writing.then(writeAll)
    return writing
  }

  async function writeAll(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const taken = [...counts.values()]
    counts.clear()
    if (taken.length === 0) return
    try {
      await write(taken)
      isFailing = false
    } catch (error) {
      for (const { kind, count } of taken) add(kind, count)
      if (!isFailing) onError(error)
      isFailing = true
    }
  }

  return { add, flush }
}
