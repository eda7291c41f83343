/** In the address of a lead: the line of its history that the part on the screen ends before. */
export const HISTORY = 'history'

/** The address of a lead with an older part of its history, at its head. */
export function olderAddress(lead: string, before: string): string {
  return `${lead}${lead.includes('?') ? '&' : '?'}${HISTORY}=${before}${AT_HISTORY}`
}

/** The same with the newest lines. */
export function newestAddress(lead: string): string {
  return `${lead}${AT_HISTORY}`
}

const AT_HISTORY = '#history'
