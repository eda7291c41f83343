/** What a visitor is told, wherever it is told, of what becomes of what they sent. */
export const noticeText = 'Nobody but our own desk calls or writes. Your details are not sold.'

/** Where the policy stands. */
export const policyPath = '/privacy-policy'

/** Where the notice stands, in English and Hindi. */
export const noticePath = '/privacy-notice'
