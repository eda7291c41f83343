import { isolating } from '#app/lib/bidi.ts'

/** Words of the mail that tells the team of an enquiry. */
export const teamMailTexts = isolating({
  subject: (name: string, place: string) =>
    place === '' ? `New enquiry: ${name}` : `New enquiry: ${name}, ${place}`,
  heading: 'New enquiry',
  name: 'Name',
  phone: 'Phone',
  whatsApp: 'WhatsApp',
  mail: 'Mail',
  about: 'Asked about',
  visit: 'Asked for a visit',
  reach: 'Wish',
  page: 'Sent from',
  campaign: 'Came by',
  received: 'Received',
  message: 'Message',
  open: 'Open the lead at the desk',
  why: (address: string) =>
    `Sent to ${address} by the site itself, for every enquiry that it takes.`,
} as const)

/** Words of the mails that tell the team of what is about no single lead. */
export const teamNoticeTexts = isolating({
  'please-check': {
    subject: (enquiries: number) =>
      enquiries === 1 ? 'Please check 1 enquiry' : `Please check ${enquiries} enquiries`,
    text: 'They came while many others came, so the site keeps them under Suspect. They look honest: nothing but a challenge that their device did not solve speaks against them. Move those that are honest to the leads.',
    open: 'Open the suspect enquiries',
  },
  'unusual-spam': {
    subject: (enquiries: number) => `Unusual spam: ${enquiries} enquiries in the last hour`,
    text: 'Someone most likely floods the site. Enquiries of visitors who send little still become leads. Look through those that are marked “Please check”.',
    open: 'Open the suspect enquiries',
  },
  'withdrawals-paused': {
    subject: () => 'Withdrawals by link wait for you',
    text: 'More than five people withdrew by link within ten minutes. The site now stores further ones and asks an owner, so that no one can erase your leads in bulk. An owner opens the page Withdrawals and decides on each. What was closed before can be restored there.',
    open: 'Open the withdrawals',
  },
  why: (address: string) =>
    `Sent to ${address} by the site itself, never more often than every ten minutes.`,
} as const)

/** Words of the owner's page of what was told to whom. */
export const outboxTexts = isolating({
  title: 'Outbox',
  summary:
    'Every enquiry is told to the team, to its visitor and to other programs. What cannot be delivered is tried again for a day; what is given up then waits here.',
  places: 'Where enquiries are told',
  nowhere:
    'Nobody is told of an enquiry outside the desk. Set SMTP_URL, MAIL_FROM and MAIL_TO for mails, WEBHOOK_URLS and WEBHOOK_SECRET for other programs, and start again.',
  preview: (folder: string) => `Mails are only written to ${folder}: SMTP_URL is not set.`,
  way: { team: 'Mail to the team', visitor: 'Confirmation', webhook: 'Webhook' },
  toVisitor: 'the visitor',
  notice: {
    'please-check': 'Notice: please check spam',
    'unusual-spam': 'Notice: unusual spam',
    'withdrawals-paused': 'Notice: withdrawals wait',
  },
  sentToday: (count: string) => `${count} delivered in the last 24 hours`,
  dead: 'Given up',
  waiting: 'Waiting',
  noneDead: 'Nothing was given up.',
  noneWaiting: 'Nothing waits.',
  again: 'Send again',
  againOf: (what: string, name: string) => `Send again: ${what}, of ${name}`,
  allAgain: 'Send all again',
  onItsWay: 'It is on its way again.',
  notTried: 'not tried yet',
  failed: (tries: number) => (tries === 1 ? 'failed once' : `failed ${tries} times`),
  next: (time: string) => `next try ${time}`,
  gaveUp: (time: string) => `given up ${time}`,
  more: (count: string) => `${count} more are not listed.`,
  unknownError: 'The site ended while it was being sent.',
} as const)

/** Why a try failed, as the desk shows it. */
export const failureTexts = isolating({
  answered: (status: number) => `It answered ${status}.`,
  gone: 'It answered 410: it takes no more.',
  ledOn: (status: number) => `It answered ${status}, which leads elsewhere; that is not followed.`,
  tooLong: (seconds: number) => `It took longer than ${seconds} seconds.`,
  unreachable: (code: string) => `It could not be reached (${code}).`,
  privateAddress:
    'Its address is inside a private network, which needs WEBHOOK_ALLOW_PRIVATE=true.',
  refused: (answer: string) => `The mail server refused it: ${answer}`,
  notConfigured: 'It is no longer among the addresses of the configuration.',
  stopped: 'The site stopped meanwhile.',
  ours: 'It could not be made ready; the log says why.',
  linkOver: 'The link in it is over.',
} as const)
