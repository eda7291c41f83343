import { useRevalidator } from 'react-router'

import { useFresh } from '#app/leads/live/use-fresh.ts'

/** Reads the day again when something changed; not while `isBusy`, when somebody fills in a form. */
export function useFreshVisits(isBusy: boolean): void {
  const { state, revalidate } = useRevalidator()
  useFresh('visits', state === 'idle', () => {
    if (!isBusy) void revalidate()
  })
}
