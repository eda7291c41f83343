import { isolating } from '#app/lib/text/bidi.ts'

export const settingsTexts = isolating({
  title: 'Settings',
  summary: 'For the whole site; changes show within two seconds.',
  sections: {
    business: 'Business',
    legal: 'Legal',
    retention: 'How long data is kept',
    notifications: 'Notifications',
    analytics: 'Analytics',
    enquiries: 'Enquiries',
    projects: 'Projects',
    backups: 'Backups',
    security: 'Security',
  },
  about: {
    business: 'What visitors see of you on every page.',
    legal: 'RERA registrations as an agent, and who answers for personal data.',
    retention: 'After this time the site erases it without being asked.',
    notifications: 'Who hears of a new enquiry, and which mail server sends it.',
    analytics: 'What the site counts, and whether visitors are asked first.',
    enquiries: 'How many enquiries are too many, and from when one is spam.',
    projects: 'Projects without a RERA number, old facts, photos.',
    backups: 'Where backups go, and who can open them.',
    security: 'Sign-in of owners, and who gets security reports.',
  },
  sessions: {
    about: 'See who is signed in on which browser, and end sessions:',
    own: 'your own sessions',
    team: 'sessions of the team',
  },
  days: 'days',
  usual: (text: string) => `Default: ${text}`,
  empty: 'Not set',
  isSet: 'Set',
  keepSecret: 'Stored. Type a new one to replace it.',
  removeSecret: 'Remove it',
  unread: 'The server’s secret (SESSION_SECRET) has changed since it was stored. Type it again.',
  byServer: (name: string) => `Set by the server: ${name}.`,
  byServerNote: 'Remove the variable on the server to set it here.',
  password: 'Your password',
  needsPassword: 'Nothing is saved yet. This section asks for your password.',
  save: 'Save',
  saved: 'Saved. Every page shows it within two seconds.',
  fault: (label: string, message: string) => `${label} ${message}.`,
  faults: 'Nothing is saved yet. Correct the marked fields.',
  conflict: (label: string, by: string, at: string, value: string) =>
    `${by} changed “${label}”, ${at}. It is now: ${value}. Save again to use yours.`,
  conflicts: 'Nothing is saved yet. Someone changed the same setting.',
  history: 'Changes',
  noHistory: 'No change yet.',
  change: (label: string, was: string, became: string) => `${label}: ${was} → ${became}`,
  changedSecret: (label: string) => `${label}: changed`,
  revert: 'Revert',
  revertOf: (at: string) => `Revert the change of ${at}`,
  reverted: 'Reverted.',
  notReverted: 'It has changed again since, so there is nothing to revert. Set it above.',
  command: 'A command',
  back: 'All settings',
  latest: 'Latest changes',
  find: {
    label: 'Find a setting',
    example: 'Find a setting, such as “logo”',
    count: (count: number) =>
      count === 0
        ? 'No setting has these words. Try another word, or open a section.'
        : `${count} ${count === 1 ? 'setting' : 'settings'}`,
  },
  menu: 'Sections of the settings',
  marks: { needs: 'Needs you', server: 'Set by the server', set: 'Set' },
  byServerNames: (names: string) => `The server sets ${names}. They cannot be changed here.`,
  health: 'Health',
  team: 'Team',
} as const)

export const testMailTexts = isolating({
  title: 'Send a test email',
  note: 'It uses what is saved, not what you have just typed.',
  to: 'To',
  send: 'Send a test email',
  notSet: 'Save a mail server first.',
  wrong: 'Enter an email address.',
  sent: (to: string, answer: string) =>
    `The mail server took the email to ${to}. Its answer: ${answer}`,
  failed: (reason: string) => `It was not sent. ${reason}`,
  subject: (brand: string) => `Test email of ${brand}`,
  body: 'If you read this, the site can send emails.',
} as const)

export const logoTexts = isolating({
  title: 'Logo',
  none: 'No logo yet: the header shows the name of your brand.',
  onPages: 'Logo on light and on dark',
  add: 'Add a logo',
  replace: 'Change the logo',
  onLight: (brand: string) => `Logo of ${brand} on light`,
  onDark: (brand: string) => `Logo of ${brand} on dark`,
  file: 'Picture of your logo',
  hint: 'A PNG or WebP with a transparent background looks best. At least 120 pixels wide.',
  upload: 'Upload the logo',
  remove: 'Remove the logo',
  notSaved: 'The logo was not saved. Choose a simpler picture, or try again.',
  byServer: 'Set by the server: LOGO.',
} as const)

/** What is in force in each section, in one sentence. */
export const settingSummaries = isolating({
  noPhone: 'no phone number',
  noEmail: 'no email',
  noRegistration: 'No RERA registration as an agent',
  registered: (states: string) => `Registered as an agent in ${states}`,
  retention: (people: string | undefined, spam: string) =>
    `${people === undefined ? 'People are kept' : `People are closed after ${people} days without contact`}, ${spam === '0' ? 'spam too' : `spam for ${spam} days`}`,
  noMail: 'No mail server: no one gets an email',
  mailTo: (people: string) => `Emails go to ${people}`,
  noAnalytics: 'No analytics',
  enquiries: (count: string) => `Up to ${count} enquiries from one address in 10 minutes`,
  projects: (way: string) => `Without a RERA number: ${way.toLowerCase()}`,
  noBackup: 'No backups',
  byHand: (place: string) => `To ${place}, only by hand`,
  backup: (place: string, hour: string) => `To ${place}, each night at ${hour}`,
  twoStep: (way: string) => `Two-step verification of owners is ${way}`,
} as const)
