/** The first word is stored, the second is shown. */
export const reachWays = [
  { value: 'call', label: 'Call', desk: 'by call' },
  { value: 'whatsapp', label: 'WhatsApp', desk: 'by WhatsApp' },
  { value: 'email', label: 'Email', desk: 'by email' },
] as const

export const reachTimes = [
  { value: 'now', label: 'Now', desk: 'now' },
  { value: 'evening', label: 'Evening', desk: 'in the evening' },
  { value: 'weekend', label: 'Weekend', desk: 'at the weekend' },
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
  const wishes = [
    reachWays.find(({ value }) => value === by)?.desk,
    reachTimes.find(({ value }) => value === when)?.desk,
  ].filter((wish) => wish !== undefined)
  return wishes.length > 0 ? `Reach ${wishes.join(', ')}.` : undefined
}
