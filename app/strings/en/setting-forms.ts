import { isolating } from '#app/lib/text/bidi.ts'

/** The headings of the groups of app/settings/setting-groups.ts. */
export const settingGroupTexts = {
  business: {
    name: 'Name and office',
    reach: 'How visitors reach you',
    social: 'Social pages',
    programs: 'For other programs',
  },
  legal: {
    registrations: 'RERA registration as an agent',
    notice: 'Privacy notice',
    terms: 'Terms',
  },
  retention: {
    people: 'Visitors and customers',
    enquiries: 'Spam, deleted leads and deliveries',
    team: 'Your team',
    measurements: 'Measurements',
  },
  notifications: {
    server: 'Mail server',
    people: 'Who gets an email',
    webhooks: 'Other programs',
  },
  analytics: { google: 'Google', own: 'The site’s own figures' },
  enquiries: { limits: 'How many are too many', spam: 'Spam' },
  projects: { rera: 'RERA and facts', photos: 'Photos' },
  backups: {
    where: 'Where',
    when: 'When',
    key: 'Who can open them',
    disk: 'Disk of the site',
  },
  security: {
    signIn: 'Sign-in',
    reports: 'Reports of security problems',
    alerts: 'Alerts to devices',
  },
} as const

/** The mail server as its parts. */
export const mailServerTexts = isolating({
  host: 'Host',
  hostHint: 'Such as mail.example.com. Empty: the site sends no email.',
  port: 'Port',
  portHint: '465 or 587. Empty: 465.',
  user: 'User',
  userHint: 'Often your full email address.',
  password: 'Password',
  wrong: {
    host: 'Enter a host name only, such as mail.example.com.',
    port: 'Enter a number from 1 to 65535.',
    user: 'Enter the user that has this password.',
    password: 'Type the password again: it is kept only for the same host, port and user.',
  },
  locked: (host: string, port: string) => `${host}, port ${port}`,
} as const)

/** Where backups go: a folder or a bucket. */
export const backupPlaceTexts = isolating({
  question: 'Where do backups go?',
  ways: { folder: 'A folder on this server', bucket: 'A bucket (S3)' },
  wayNotes: {
    folder: 'Best on another disk: one that fails takes its backups with it.',
    bucket: 'Safe if this server is lost. Needs a key or a passphrase.',
  },
  folder: 'Folder',
  folderHint: 'A full path, such as /mnt/other-disk/northlight. Empty: no backups.',
  bucket: 'Address of the bucket',
  bucketHint: 's3://bucket/folder, or the full https address.',
  suggested: (folder: string) =>
    `No other disk? ${folder} works at once. It helps after a mistake, and is lost with the server.`,
  takeSuggested: 'Use this folder',
} as const)

/** Settings that have a row for each entry; `number` tells rows apart for a screen reader. */
export const listTexts = isolating({
  person: 'Name',
  value: { MAIL_TO: 'Email', WEBHOOK_URLS: 'Address' },
  number: (count: number) => ` ${count}`,
  add: { MAIL_TO: 'Add a person', WEBHOOK_URLS: 'Add a webhook' },
  remove: 'Remove',
  removeOf: (entry: string) => `Remove ${entry}`,
  noAddress: 'Enter the email address of this person.',
  wrongAddress: 'Enter an email address, such as asha@example.com.',
  wrongPerson: 'Write the name without a comma, a quotation mark or < and >.',
} as const)

export const webhookAddressTexts = {
  masked:
    'Type the user and the password of this address again. The dots only cover what is stored.',
} as const

/** What is typed and not saved, next to the button. */
export const saveBarTexts = isolating({
  unsaved: (names: string) => `Not saved: ${names}`,
  discard: 'Discard',
  notYet: 'Nothing is saved yet. Look at the marked field.',
  room: (typed: string, free: string) =>
    `Only ${free} are free now. With ${typed} the site would take no enquiries at once. Save again to set it all the same.`,
} as const)
