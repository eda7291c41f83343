import { isolating } from '#app/lib/bidi.ts'

/** Words of the owner's way to close a person who withdrew. */
export const privacyTexts = isolating({
  open: 'Close this person',
  what: (enquiries: number) =>
    `For somebody who withdraws by phone or mail: ${enquiries === 1 ? 'this enquiry is' : `all ${enquiries} enquiries of this person are`} sealed within a second, with visits, notes and history. Nobody at the desk sees them again, you included, and it cannot be taken back here.`,
  sure: 'Make sure that it is them: call the number, or answer to the address, that came with the enquiry.',
  confirm: 'They withdrew: close and seal',
  closed: 'Closed and sealed.',
  link: 'Their own link, which closes this enquiry alone',
} as const)

/** Words of the owner's page of withdrawals by link. */
export const withdrawalTexts = isolating({
  title: 'Withdrawals',
  summary:
    'The link of an enquiry closes that enquiry. A link that was mailed closes the enquiries with its address. Restore what someone closed who had no right to.',
  waiting: 'Waiting for you',
  noneWaiting: 'No withdrawal waits.',
  waitingHint:
    'More than five people withdrew by link within ten minutes. These are not carried out until you decide.',
  firstPage: 'First page',
  later: 'Later ones',
  older: 'Older ones',
  accept: 'Withdraw now',
  reject: 'Reject',
  of: (what: string, when: string) => `${what}: withdrawal of ${when}`,
  sealed: 'Withdrawn by link',
  noneSealed: 'No withdrawal by link can be restored.',
  way: { link: 'link of the enquiry', mail: 'mailed link' },
  enquiries: (count: number) => (count === 1 ? '1 enquiry' : `${count} enquiries`),
  number: (id: string) => `No. ${id}`,
  erased: (day: string) => `erased on ${day}`,
  restore: 'Restore',
  reason: 'Reason',
  reasonHint: 'It stands in the record. Write no name and no phone number.',
  key: 'Private key',
  keyHint:
    'AGE-SECRET-KEY-…, the key to SEAL_RECIPIENT. The site uses it once and stores it nowhere.',
  done: {
    restored: 'Restored. The leads are back.',
    accepted: 'Withdrawn.',
    rejected: 'Rejected. Nothing was withdrawn.',
  },
  refused: {
    reason: 'Enter a reason of at most 300 characters.',
    key: 'This key does not open it. Enter the private key to SEAL_RECIPIENT.',
    gone: 'It is not there any more: someone decided on it, restored it, or it was erased.',
  },
} as const)
