/** The first word is stored, the second is shown. */
export const reachWays = [
  { value: 'call', label: 'Call', phrase: 'by call' },
  { value: 'whatsapp', label: 'WhatsApp', phrase: 'by WhatsApp' },
  { value: 'email', label: 'Email', phrase: 'by email' },
] as const

export const reachTimes = [
  { value: 'now', label: 'Now', phrase: 'now' },
  { value: 'evening', label: 'Evening', phrase: 'in the evening' },
  { value: 'weekend', label: 'Weekend', phrase: 'at the weekend' },
] as const

type ReachBy = (typeof reachWays)[number]['value']
type ReachWhen = (typeof reachTimes)[number]['value']

export type Reach = { by?: ReachBy; when?: ReachWhen }

/** An unknown preference never refuses an enquiry. */
export function readReach(by: unknown, when: unknown): Reach {
  const way = reachWays.find(({ value }) => value === by)?.value
  const time = reachTimes.find(({ value }) => value === when)?.value
  return { ...(way && { by: way }), ...(time && { when: time }) }
}

export function reachText({ by, when }: Reach): string | undefined {
  const parts = [
    reachWays.find(({ value }) => value === by)?.phrase,
    reachTimes.find(({ value }) => value === when)?.phrase,
  ].filter((part) => part !== undefined)
  return parts.length > 0 ? `Reach ${parts.join(', ')}.` : undefined
}
