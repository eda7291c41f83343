import { isolating } from '#app/lib/text/bidi.ts'

export const privacyTexts = isolating({
  open: 'Withdraw consent',
  what: (enquiries: number) =>
    `Use this when a customer withdraws consent by phone or email. We seal ${enquiries === 1 ? 'this enquiry at once, with its' : `all ${enquiries} enquiries from this person at once, with their`} visits, notes and history. No one can see them again, including you. You cannot undo this.`,
  sure: 'First make sure that it is really them: call the number, or reply to the email address, of the enquiry.',
  confirm: 'Withdraw consent and seal data',
  closed: 'Consent withdrawn. The data is sealed.',
  link: 'The customer’s own link, for this enquiry only',
} as const)

export const withdrawalTexts = isolating({
  title: 'Consent withdrawals',
  summary:
    'A customer can withdraw consent in two ways. With each enquiry, the customer gets a link that withdraws consent for that enquiry only. On the page it opens, the customer can ask for a second link by email. That link withdraws consent for all enquiries with the same phone and email address. If the wrong person used a link, restore the enquiries here.',
  pending: 'Withdrawals for you to check',
  nonePending: 'No withdrawals waiting.',
  pendingHint:
    'More than five people withdrew by link within ten minutes, so someone may be trying to erase your leads in bulk. “Withdraw now” seals the data of a real request, “Reject” keeps its leads. Nothing happens until you decide.',
  firstPage: 'First page',
  later: 'Newer',
  older: 'Older',
  accept: 'Withdraw now',
  reject: 'Reject',
  of: (what: string, when: string) => `${what}: withdrawal on ${when}`,
  sealed: 'Withdrawn by link',
  noneSealed: 'There is no withdrawal to restore.',
  way: { link: 'link of the enquiry', mail: 'link by email' },
  enquiries: (count: number) => (count === 1 ? '1 enquiry' : `${count} enquiries`),
  number: (id: string) => `No. ${id}`,
  erased: (day: string) => `erased on ${day}`,
  restore: 'Restore',
  reason: 'Reason',
  reasonHint: 'The activity log shows it. Do not write a name or phone number.',
  key: 'Private key',
  keyHint:
    'AGE-SECRET-KEY-…, the private key that opens sealed data. The site uses it once and does not store it.',
  done: {
    restored: 'Restored. The leads are back.',
    accepted: 'Withdrawn.',
    rejected: 'Rejected. Nothing was withdrawn.',
  },
  refused: {
    reason: 'Enter a reason of at most 300 characters.',
    key: 'This key does not fit. Enter the private key that opens sealed data.',
    gone: 'It is no longer here. Someone decided on it or restored it, or it was erased.',
  },
} as const)
