/** Where what is typed into an enquiry is kept for this tab. */
export const DRAFT_STORE = 'enquiry-draft'

/** Whether this tab keeps anything; storage that is shut keeps nothing. */
export function hasDraft(): boolean {
  try {
    return window.sessionStorage.getItem(DRAFT_STORE) !== null
  } catch {
    return false
  }
}
