/** The first word is stored, the second is shown. */
export const contactChannels = [
  { value: 'call', label: 'Call', phrase: 'by call' },
  { value: 'whatsapp', label: 'WhatsApp', phrase: 'by WhatsApp' },
  { value: 'email', label: 'Email', phrase: 'by email' },
] as const

export const contactTimes = [
  { value: 'now', label: 'Now', phrase: 'now' },
  { value: 'evening', label: 'Evening', phrase: 'in the evening' },
  { value: 'weekend', label: 'Weekend', phrase: 'at the weekend' },
] as const

type PreferredChannel = (typeof contactChannels)[number]['value']
type PreferredTime = (typeof contactTimes)[number]['value']

export type ContactPreference = { by?: PreferredChannel; when?: PreferredTime }

/** An unknown preference never refuses an enquiry. */
export function parseContactPreference(by: unknown, when: unknown): ContactPreference {
  const way = contactChannels.find(({ value }) => value === by)?.value
  const time = contactTimes.find(({ value }) => value === when)?.value
  return { ...(way && { by: way }), ...(time && { when: time }) }
}

export function contactPreferenceText({ by, when }: ContactPreference): string | undefined {
  const parts = [
    contactChannels.find(({ value }) => value === by)?.phrase,
    contactTimes.find(({ value }) => value === when)?.phrase,
  ].filter((part) => part !== undefined)
  return parts.length > 0 ? `Reach ${parts.join(', ')}.` : undefined
}
