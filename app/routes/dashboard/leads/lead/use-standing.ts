import { useState } from 'react'

/** Keeps the neighbours of a lead that a change has just moved out of its list. */
export function useStanding(ids: readonly string[], id: string): readonly string[] {
  const [stood, setStood] = useState(ids)
  const isListed = ids.includes(id)
  if (isListed && stood !== ids) setStood(ids)
  if (isListed) return ids
  const listed = new Set(ids)
  return stood.filter((one) => one === id || listed.has(one))
}
