import type { Fields } from '#app/enquiries/form/enquiry-draft.ts'
import type { Dispatch, Reply } from '#app/enquiries/form/send-enquiry.ts'

/** `refused` is the server's text; then only the visitor sends it again. */
export type QueuedEnquiry = Dispatch & { refused?: string }

export type ReceivedReply = Extract<Reply, { received: true }>

export const VISIT_ITEM = 'A site visit'

export function withoutVisit({ visit, refused: _past, ...rest }: QueuedEnquiry): QueuedEnquiry {
  return visit ? { ...rest, asks: [...new Set([...rest.asks, VISIT_ITEM])] } : rest
}

/** Without the day of a visit, which must be chosen again. */
export function fieldsOf({ enquiry, reach, visit }: QueuedEnquiry): Fields {
  const preference = { reachBy: reach.by ?? '', reachWhen: reach.when ?? '' }
  return { ...enquiry, ...preference, ...(visit && { day: '', time: visit.time }) }
}

/** Leaves entries alone that changed since they were sent. */
export type QueueStore = {
  list: () => Promise<readonly QueuedEnquiry[]>
  drop: (sent: QueuedEnquiry) => Promise<unknown>
  refuse: (sent: QueuedEnquiry, text: string) => Promise<unknown>
}

/** Removes an accepted enquiry; a refused one stays with the server's text. */
export async function settleQueued(
  place: Pick<QueueStore, 'drop' | 'refuse'>,
  sent: QueuedEnquiry,
  reply: ReceivedReply,
): Promise<void> {
  await (reply.ok ? place.drop(sent) : place.refuse(sent, reply.text))
}

/** Sends each queued enquiry once, skipping refused ones; a failure does not block the rest. */
export async function trySendAll(
  place: QueueStore,
  send: (dispatch: Dispatch) => Promise<Reply>,
  onReply: (sent: QueuedEnquiry, reply: ReceivedReply) => void,
): Promise<void> {
  for (const enquiry of await place.list()) {
    if (enquiry.refused !== undefined) continue
    const reply = await send(enquiry)
    if (!reply.received) continue
    await settleQueued(place, enquiry, reply)
    onReply(enquiry, reply)
  }
}
