import { ways, type Found, type FoundEnquiry, type Way } from './final-state.ts'

/** Each stored enquiry goes out by each channel until its receiver accepts it, and no other. Receivers know repeats by the event's id. */
export function checkMessages({ enquiries, receipts }: Found): string[] {
  const byToken = Map.groupBy(receipts, ({ token }) => token)
  const stored = new Set(enquiries.map(({ token }) => token))
  const invented = receipts.filter(({ token }) => !stored.has(token))
  return [
    ...enquiries.flatMap((one) => {
      const own = byToken.get(one.token) ?? []
      return ways.flatMap((way) => ofOne(one, way, own))
    }),
    ...invented.map(({ token, way }) => `${way} was notified of "${token}", which is not stored`),
  ]
}

function ofOne({ token, deliveries: all }: FoundEnquiry, way: Way, own: Found['receipts']) {
  const receipts = own.filter((receipt) => receipt.way === way)
  const deliveries = all.filter((delivery) => delivery.way === way)
  const events = new Set(receipts.map(({ event }) => event))
  const isTaken = receipts.some((receipt) => receipt.isTaken)
  const [delivery] = deliveries
  return [
    ...(isTaken ? [] : [`${way} was not notified of "${token}"`]),
    ...(events.size > 1 ? [`${way} was notified of "${token}" as ${events.size} events`] : []),
    ...(deliveries.length === 1
      ? []
      : [`"${token}" has ${deliveries.length} deliveries to ${way}`]),
    ...(delivery && !delivery.isSent ? [`"${token}" does not count as sent to ${way}`] : []),
    ...(delivery?.isDead ? [`the notification to ${way} of "${token}" was given up`] : []),
    ...(delivery && events.size === 1 && !events.has(delivery.event)
      ? [`${way} was notified of "${token}" as another event than the one that is stored`]
      : []),
  ]
}

export function countMessages({ receipts, pushes }: Found): string {
  const counts = ways.map((way) => {
    const own = receipts.filter((receipt) => receipt.way === way)
    const repeated = own.length - new Set(own.map(({ event }) => event)).size
    return `${way} ${own.length} (again ${repeated})`
  })
  const pushed = pushes.flatMap(({ staff, leads }) => leads.map((lead) => `${staff} ${lead}`))
  const again = pushed.length - new Set(pushed).size
  return [...counts, `pushes ${pushes.length}, of ${pushed.length} leads (again ${again})`].join(
    ', ',
  )
}
