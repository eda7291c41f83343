export const DRAFT_STORE = 'enquiry-draft'

export function hasDraft(): boolean {
  try {
    return window.sessionStorage.getItem(DRAFT_STORE) !== null
  } catch {
    return false
  }
}
