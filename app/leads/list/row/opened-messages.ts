import { useMemo, useState } from 'react'

export type OpenedMessages = {
  has: (id: string) => boolean
  toggle: (id: string) => void
}

/** Kept for the whole list, since its rows unmount while scrolling and printing. */
export function useOpenedMessages(): OpenedMessages {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  return useMemo(
    () => ({
      has: (id) => ids.has(id),
      toggle: (id) => setIds((known) => turned(known, id)),
    }),
    [ids],
  )
}

function turned(known: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return known.has(id)
    ? new Set([...known].filter((other) => other !== id))
    : new Set([...known, id])
}
