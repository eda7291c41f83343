export const SENT = 'enquiries-sent'

export function hasSent(): boolean {
  try {
    return SENT in localStorage
  } catch {
    return false
  }
}
