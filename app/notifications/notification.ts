/** What a visitor is told, wherever it is told, of what becomes of what they sent. */
export const noticeText = 'Only our team will contact you. We never sell your details.'

/** Where the policy stands. */
export const policyPath = '/privacy-policy'

/** Where the notice stands, in English and Hindi. */
export const noticePath = '/privacy-notice'
