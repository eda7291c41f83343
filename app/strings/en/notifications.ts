import { isolating } from '#app/lib/text/bidi.ts'

export const teamMailTexts = isolating({
  subject: (name: string, place: string) =>
    place === '' ? `New enquiry: ${name}` : `New enquiry: ${name}, ${place}`,
  heading: 'New enquiry',
  name: 'Name',
  phone: 'Phone',
  whatsApp: 'WhatsApp',
  mail: 'Email',
  about: 'Project',
  visit: 'Site visit requested',
  videoVisit: 'Video visit requested',
  reach: 'Preferred contact',
  page: 'Page',
  campaign: 'Source',
  received: 'Received',
  message: 'Message',
  open: 'Open the lead in your dashboard',
  why: (address: string) => `You get this email at ${address} for each enquiry on your site.`,
} as const)

export const teamNoticeTexts = isolating({
  'please-check': {
    subject: (enquiries: number) =>
      enquiries === 1 ? 'Please check 1 enquiry' : `Please check ${enquiries} enquiries`,
    text: 'They came while unusually many enquiries came in, so the site keeps them under Spam. They look genuine: the only problem is that the robot check was not completed. Please mark genuine ones “Not spam”.',
    open: 'Open Spam',
  },
  'unusual-spam': {
    subject: (enquiries: number) => `Unusual spam: ${enquiries} enquiries in the last hour`,
    text: 'Someone is probably flooding the site. Enquiries from visitors who send only a few still become leads. Please go through those marked “Please check”.',
    open: 'Open Spam',
  },
  'withdrawals-paused': {
    subject: () => 'Withdrawals are waiting for your decision',
    text: 'More than five people withdrew by link within ten minutes. The site now holds further withdrawals for an owner, so that no one can erase your leads in bulk. Please open Withdrawals and decide on each. There you can also restore earlier ones.',
    open: 'Open Withdrawals',
  },
  'sources-quiet': {
    subject: (sources: number) =>
      sources === 1 ? 'A source of leads is quiet' : `${sources} sources of leads are quiet`,
    text: 'No lead has come for longer than ever in the last eight weeks. Please check that the advertisement still runs. The page Sources says which one it is, and can send a test lead.',
    open: 'Open Sources',
  },
  'sources-failing': {
    subject: (sources: number) =>
      sources === 1 ? 'A source of leads fails' : `${sources} sources of leads fail`,
    text: 'Its leads do not arrive now. The page Sources says why, and what to do.',
    open: 'Open Sources',
  },
  'import-done': {
    subject: (rows: number) =>
      rows === 1 ? 'A file is imported: one lead' : `A file is imported: ${rows} leads`,
    text: 'Its new leads and repeat enquiries are in the list. The page of the import has the rows that were rejected, each with its reason.',
    open: 'Open Files',
  },
  why: (address: string) => `Your site sends this email to ${address} at most every ten minutes.`,
} as const)

export const answerMailTexts = isolating({
  subject: (question: string, project: string) => `${question}: ${project}`,
  heading: 'The answer that you asked for',
  asked: (project: string) => `You asked us about ${project}.`,
  project: 'Project page',
  next: (brand: string, phone: string) =>
    `Do you have another question? Reply to this email, or call ${brand} on ${phone}.`,
  withdraw: 'Withdraw your consent · सहमति वापस लें',
} as const)

export const alertMailTexts = isolating({
  confirm: {
    subject: (brand: string) => `Confirm your alert from ${brand}`,
    heading: 'Confirm your alert',
    text: (news: string) =>
      `Someone entered this address on our site to hear when ${news}. If it was you, open this link and press the button.`,
    link: 'Confirm the alert · अलर्ट की पुष्टि करें',
    not: (hours: number) =>
      `If it was not you, do nothing. We send no other email about it, and erase the address after ${hours} hours.`,
  },
  stop: 'Stop this alert · अलर्ट बंद करें',
  why: (brand: string) =>
    `You get this email because you confirmed an alert on the site of ${brand}.`,
  answer: 'Answer',
} as const)

export const visitReminderTexts = isolating({
  subject: (project: string, when: string) => `Your visit to ${project}: ${when}`,
  heading: 'Your visit is soon',
  place: 'Site visit',
  video: 'Video visit',
  join: 'Join the video call',
  calendar: 'Add it to your calendar',
  change: (brand: string, phone: string) =>
    `Does the time no longer suit you? Reply to this email, or call ${brand} on ${phone}.`,
} as const)

export const leadAlertMailTexts = isolating({
  open: 'Open in the dashboard',
  why: (address: string) =>
    `You get this email because your account sends its alerts to ${address}. You change that under Your account, Alerts.`,
} as const)

export const outboxTexts = isolating({
  title: 'Notifications',
  summary:
    'Once notifications are set up, the site notifies the team and the visitor of each enquiry, and sends it to the other software you use. If a notification fails, the site keeps trying for a day. If it still fails, it is listed here.',
  places: 'Where notifications go',
  nowhere:
    'Notifications by email or to other software are not set up. Set them up under Settings, Notifications.',
  preview: (folder: string) =>
    `No mail server is set under Settings, Notifications, so the site only saves emails in ${folder}.`,
  way: { team: 'Email to the team', visitor: 'Email', webhook: 'Webhook' },
  toVisitor: 'the visitor',
  alert: 'A visitor’s alert',
  notice: {
    'please-check': 'Notice: please check spam',
    'unusual-spam': 'Notice: unusual spam',
    'withdrawals-paused': 'Notice: withdrawals waiting',
    'sources-quiet': 'Notice: a source is quiet',
    'sources-failing': 'Notice: a source fails',
    'import-done': 'Notice: a file is imported',
  },
  sentToday: (count: string) => `${count} delivered in the last 24 hours`,
  dead: 'Failed',
  pending: 'Waiting',
  noneDead: 'No failed notifications.',
  nonePending: 'No notifications waiting.',
  again: 'Send again',
  againOf: (what: string, name: string) => `Send again: ${what}, ${name}`,
  allAgain: 'Send all again',
  onItsWay: 'Sending again.',
  notTried: 'not tried yet',
  failed: (tries: number) => (tries === 1 ? 'failed once' : `failed ${tries} times`),
  next: (time: string) => `next try ${time}`,
  last: {
    sent: (span: string) => `Delivered ${span} ago`,
    failed: (reason: string) => `Failed: ${reason}`,
    next: (time: string) => `Next try at ${time}.`,
    none: 'Nothing sent yet',
  },
  gaveUp: (time: string) => `failed ${time}`,
  more: (count: string) => `${count} more not shown.`,
  unknownError: 'The site stopped during the delivery.',
} as const)

export const failureTexts = isolating({
  answered: (status: number) => `The receiver answered ${status}.`,
  gone: 'The receiver answered 410: it accepts no more deliveries.',
  ledOn: (status: number) =>
    `The receiver answered ${status}, a redirect. The site does not follow redirects.`,
  tooLong: (seconds: number) => `No answer within ${seconds} seconds.`,
  unreachable: (code: string) => `No connection (${code}).`,
  privateAddress:
    'The address is in a private network. The person who runs the server can allow it (WEBHOOK_ALLOW_PRIVATE).',
  refused: (answer: string) => `The mail server refused it: ${answer}`,
  notConfigured: 'This address is no longer in the configuration.',
  stopped: 'The site stopped during the delivery.',
  ours: 'The site could not prepare it. The log says why.',
  noAnswer: 'The project page no longer has the answer.',
  linkOver: 'The link in it has expired.',
} as const)
