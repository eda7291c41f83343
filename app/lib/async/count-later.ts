/** Milliseconds that a count waits to be written together with others. */
const WRITTEN_AFTER_MS = 5000

type Options<Kind> = {
  /** What tells one kind from another. */
  keyOf: (kind: Kind) => string
  write: (counts: readonly { kind: Kind; count: number }[]) => Promise<void>
  /** Hears once of what could not be written. */
  tell: (error: unknown) => void
  /** Kinds that are held at a time; what is of another is dropped. */
  most?: number
}

/**
 * Counts kinds of things in this process and hands the counts to `write` every few seconds, so that no
 * single one asks PostgreSQL for anything. What could not be written is counted on.
 */
export function countLater<Kind>({ keyOf, write, tell, most = Infinity }: Options<Kind>) {
  const counts = new Map<string, { kind: Kind; count: number }>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing: Promise<void> = Promise.resolve()
  let isFailing = false

  function add(kind: Kind, more = 1): void {
    const key = keyOf(kind)
    if (counts.size >= most && !counts.has(key)) return
    counts.set(key, { kind, count: (counts.get(key)?.count ?? 0) + more })
    timer ??= setTimeout(() => void flush(), WRITTEN_AFTER_MS).unref()
  }

  /** Writes what is counted by now; never rejects. */
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
      if (!isFailing) tell(error)
      isFailing = true
    }
  }

  return { add, flush }
}
