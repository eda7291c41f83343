import type { Fields } from '#app/enquiries/form/enquiry-draft.ts'
import type { Dispatch, Reply } from '#app/enquiries/form/send-enquiry.ts'

/** `refused` is the server's text; then only the visitor sends it again. */
export type WaitingEnquiry = Dispatch & { refused?: string }

export type Heard = Extract<Reply, { heard: true }>

export const VISIT_ASK = 'A site visit'

export function withoutVisit({ visit, refused: _past, ...rest }: WaitingEnquiry): WaitingEnquiry {
  return visit ? { ...rest, asks: [...new Set([...rest.asks, VISIT_ASK])] } : rest
}

/** Without the day of a visit, which must be chosen again. */
export function fieldsOf({ enquiry, reach, visit }: WaitingEnquiry): Fields {
  const wishes = { reachBy: reach.by ?? '', reachWhen: reach.when ?? '' }
  return { ...enquiry, ...wishes, ...(visit && { day: '', time: visit.time }) }
}

/** Leaves entries alone that changed since they were sent. */
export type WaitingPlace = {
  list: () => Promise<readonly WaitingEnquiry[]>
  drop: (sent: WaitingEnquiry) => Promise<unknown>
  refuse: (sent: WaitingEnquiry, words: string) => Promise<unknown>
}

/** Removes an accepted enquiry; a refused one stays with the server's text. */
export async function settleWaiting(
  place: Pick<WaitingPlace, 'drop' | 'refuse'>,
  sent: WaitingEnquiry,
  reply: Heard,
): Promise<void> {
  await (reply.ok ? place.drop(sent) : place.refuse(sent, reply.text))
}

/** Sends each queued enquiry once, skipping refused ones; a failure does not block the rest. */
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
