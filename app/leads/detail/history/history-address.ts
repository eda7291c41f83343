/** Query parameter: the id of the history line that the shown page ends before. */
export const HISTORY = 'history'

export function olderAddress(lead: string, before: string): string {
  return `${lead}${lead.includes('?') ? '&' : '?'}${HISTORY}=${before}${AT_HISTORY}`
}

export function newestAddress(lead: string): string {
  return `${lead}${AT_HISTORY}`
}

const AT_HISTORY = '#history'
