/** How a person may ask to be reached; the first word is stored, the second is shown. */
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

/** Absent where the person did not say. */
export type Reach = { by?: ReachBy; when?: ReachWhen }

/** Keeps what is one of the choices; a wish that is not understood never refuses an enquiry. */
export function readReach(by: unknown, when: unknown): Reach {
  const way = reachWays.find(({ value }) => value === by)?.value
  const time = reachTimes.find(({ value }) => value === when)?.value
  return { ...(way && { by: way }), ...(time && { when: time }) }
}

/** `Reach by WhatsApp, in the evening.`; undefined where nothing was chosen. */
export function reachText({ by, when }: Reach): string | undefined {
  const wishes = [
    reachWays.find(({ value }) => value === by)?.desk,
    reachTimes.find(({ value }) => value === when)?.desk,
  ].filter((wish) => wish !== undefined)
  return wishes.length > 0 ? `Reach ${wishes.join(', ')}.` : undefined
}
