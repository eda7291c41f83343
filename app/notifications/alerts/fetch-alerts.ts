import { arrivalsAnswer, type ArrivalsAnswer } from './new-lead-alert.ts'

const ADDRESS = '/dashboard/alerts'

/** `since` is ISO 8601, or empty for now; undefined while the server or the session is gone. */
export async function fetchArrivals(since: string): Promise<ArrivalsAnswer | undefined> {
  try {
    const answer = await fetch(`${ADDRESS}?${new URLSearchParams({ since }).toString()}`, {
      redirect: 'manual',
    })
    if (!answer.ok) return undefined
    return arrivalsAnswer.safeParse(await answer.json()).data
  } catch {
    return undefined
  }
}
