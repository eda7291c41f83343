import { useState } from 'react'
import { useLocation } from 'react-router'

/** The answer of a form until the page is left: a live update of the page would take it away. */
export function useKeptAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const { key } = useLocation()
  const [kept, setKept] = useState({ key, answer })
  const isNew = kept.key !== key || (answer !== undefined && answer !== kept.answer)
  if (isNew) setKept({ key, answer })
  return isNew ? answer : kept.answer
}
