import { useState } from 'react'

/** A list that a lead may have left by what was just done to it: its neighbours there are still those of before. */
export function useStanding(ids: readonly string[], id: string): readonly string[] {
  const [stood, setStood] = useState(ids)
  const isListed = ids.includes(id)
  if (isListed && stood !== ids) setStood(ids)
  if (isListed) return ids
  const listed = new Set(ids)
  return stood.filter((one) => one === id || listed.has(one))
}
