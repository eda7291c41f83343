import type { Found, FoundEnquiry } from './found.ts'

/**
 * What was told outside: every stored enquiry by one event, at least once until it was taken, and nothing
 * of what is not stored. The same event may come again, which its receiver knows by its id.
 */
export function checkMessages({ enquiries, receipts }: Found): string[] {
  const byToken = Map.groupBy(receipts, ({ token }) => token)
  const stored = new Set(enquiries.map(({ token }) => token))
  const invented = receipts.filter(({ token }) => !stored.has(token))
  return [
    ...enquiries.flatMap((one) => ofOne(one, byToken.get(one.token) ?? [])),
    ...invented.map(({ token }) => `others were told of "${token}", which is not stored`),
  ]
}

function ofOne({ token, deliveries }: FoundEnquiry, receipts: Found['receipts']): string[] {
  const events = new Set(receipts.map(({ event }) => event))
  const isTaken = receipts.some((receipt) => receipt.isTaken)
  const [delivery] = deliveries
  return [
    ...(isTaken ? [] : [`nobody was told of "${token}"`]),
    ...(events.size > 1 ? [`"${token}" was told as ${events.size} events`] : []),
    ...(deliveries.length === 1 ? [] : [`"${token}" has ${deliveries.length} deliveries`]),
    ...(delivery && !delivery.isSent ? [`"${token}" does not count as sent`] : []),
    ...(delivery?.isDead ? [`telling of "${token}" was given up`] : []),
    ...(delivery && events.size === 1 && !events.has(delivery.event)
      ? [`"${token}" was told as another event than the one that is stored`]
      : []),
  ]
}
