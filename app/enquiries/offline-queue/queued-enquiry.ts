import type { Fields } from '#app/enquiries/form/enquiry-draft.ts'
import type { Dispatch, Reply } from '#app/enquiries/form/send-enquiry.ts'

/**
 * An enquiry that waits on this device. `refused` holds the server's words where it did not take it: from
 * then on nothing but its sender sends it again.
 */
export type WaitingEnquiry = Dispatch & { refused?: string }

/** What the server said of an enquiry. */
export type Heard = Extract<Reply, { heard: true }>

/** What is asked for in place of a day and an hour that were refused. */
export const VISIT_ASK = 'A site visit'

/** The same without the day and hour of its visit, for the desk to agree on them; it may be sent again. */
export function withoutVisit({ visit, refused: _past, ...rest }: WaitingEnquiry): WaitingEnquiry {
  return visit ? { ...rest, asks: [...new Set([...rest.asks, VISIT_ASK])] } : rest
}

/** What its form held, by the names of its controls, but for the day of a visit, which is to be chosen anew. */
export function fieldsOf({ enquiry, reach, visit }: WaitingEnquiry): Fields {
  const wishes = { reachBy: reach.by ?? '', reachWhen: reach.when ?? '' }
  return { ...enquiry, ...wishes, ...(visit && { day: '', time: visit.time }) }
}

/** What waits, wherever it is kept. What has become another since it was sent is left alone. */
export type WaitingPlace = {
  list: () => Promise<readonly WaitingEnquiry[]>
  drop: (sent: WaitingEnquiry) => Promise<unknown>
  refuse: (sent: WaitingEnquiry, words: string) => Promise<unknown>
}

/**
 * Does with what waits as the server said: only an enquiry that it took goes. A refused one stays with the
 * server's words.
 */
export async function settleWaiting(
  place: Pick<WaitingPlace, 'drop' | 'refuse'>,
  sent: WaitingEnquiry,
  reply: Heard,
): Promise<void> {
  await (reply.ok ? place.drop(sent) : place.refuse(sent, reply.text))
}

/**
 * Sends everything that waits, each once, but for what was refused. What was not heard of stays as it is
 * and holds up none behind it; `tell` hears what was said of the others.
 */
export async function tryWaiting(
  place: WaitingPlace,
  send: (dispatch: Dispatch) => Promise<Reply>,
  tell: (sent: WaitingEnquiry, reply: Heard) => void,
): Promise<void> {
  for (const waiting of await place.list()) {
    if (waiting.refused !== undefined) continue
    const reply = await send(waiting)
    if (!reply.heard) continue
    await settleWaiting(place, waiting, reply)
    tell(waiting, reply)
  }
}
