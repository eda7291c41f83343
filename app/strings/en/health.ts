import { isolating } from '#app/lib/text/bidi.ts'

import { httpsTexts } from './health-https.ts'
import { contentTexts } from './health-content.ts'
import { storageTexts, plural } from './health-storage.ts'
import { sourceHealthTexts } from './sources/health.ts'
import { spamTexts } from './health-spam.ts'
import { size, span, tenthsBelowTen } from './health-units.ts'

export const healthTexts = isolating({
  title: 'Health',
  states: { good: 'OK', look: 'Review', bad: 'Fix now' },
  checkAgain: 'Check again',
  todo: 'What to do:',
  fine: (count: number) => `${count} OK`,
  summary: (bad: number, look: number) => {
    if (bad === 0 && look === 0) return 'All OK.'
    const parts = [
      ...(bad > 0 ? [`${bad} urgent`] : []),
      ...(look > 0 ? [`${look} to review`] : []),
    ]
    return `${parts.join(', ')}.`
  },
  otherSettings: (names: readonly string[]) =>
    `This command lacks settings that the site started with: ${names.join(', ')}.\nIts report on these is about this command, not the site. Give it the same settings (docs/own-server.md).`,
  names: {
    database: 'Database',
    disk: 'Disk',
    backup: 'Backups',
    certificate: 'Certificate',
    proxy: 'Secure connection (https)',
    deliveries: 'Emails and webhooks',
    alerts: 'Alerts to devices',
    searches: 'Saved searches',
    enquiries: 'Enquiries',
    spam: 'Spam',
    calls: 'Calls and WhatsApp',
    leadSources: 'Sources of leads',
    jobs: 'Background jobs',
    policy: 'Protection against outside code',
    examples: 'Business details',
    rera: 'RERA numbers',
    legal: 'Legal texts',
    schedules: 'Scheduled publishing',
    publications: 'Published content',
    drawings: 'Illustrations',
    bucket: 'Photos',
    withdrawals: 'Consent withdrawals',
    files: 'Site files',
    secrets: 'Secret keys',
  },
  leadSources: sourceHealthTexts,
  schedules: {
    good: 'Scheduled publishing works.',
    late: (seconds: number) =>
      `A publication scheduled ${plural(Math.round(seconds / 60), 'minute', 'minutes')} ago has not happened yet.`,
    lateTodo:
      'Publish now. If that fails, ask your website technician to restart the site. Projects and Pages list what is waiting.',
    failed: (count: number, names: string) =>
      `${plural(count, 'draft', 'drafts')} could not be published on schedule: ${names}. Visitors see the previous version.`,
    revoked: (count: number, names: string) =>
      `${plural(count, 'schedule was', 'schedules were')} cancelled, because the author can no longer edit: ${names}.`,
    revokedTodo: (where: string) =>
      `Open the items named here under ${where}. If you still want to publish them, publish now or choose another time.`,
    failedTodo: (where: string) =>
      `Open the items named here under ${where} and fix what they point out. Then publish, or choose another time.`,
  },
  more: (count: number) => ` and ${count} more`,
  withdrawals: {
    good: 'Each one is also recorded in a second place. The site erases the data on its due date.',
    unfiled: (count: number) =>
      `${plural(count, 'withdrawal is', 'withdrawals are')} only in the database: a restore would bring these people back.`,
    uncopied: (count: number) =>
      `The site could not copy ${plural(count, 'withdrawal', 'withdrawals')} to the backup location: a restore on another machine would bring these people back.`,
    unerased: (count: number) =>
      `The sealed data of ${plural(count, 'withdrawal', 'withdrawals')} is past its erasure day and not erased yet.`,
    pending: (count: number) =>
      `${plural(count, 'withdrawal', 'withdrawals')} by link ${count === 1 ? 'waits' : 'wait'} for your decision: more than five people withdrew within ten minutes.`,
    pendingTodo: 'Open Withdrawals and decide on each.',
    todo: 'Check that the data folder and the backup location are writable and have space; the log says what is wrong. Then try again, or ask your website technician to restart the site.',
  },
  ...httpsTexts,
  ...contentTexts,
  ...storageTexts,
  spam: spamTexts,
  open: {
    jobs: 'See the jobs',
    limits: 'Set the limits',
    notifications: 'Open Notifications',
    pages: 'Open Pages',
    projects: 'Open Projects',
    reraRule: 'Hide prices and plans',
    site: 'Open the site',
    spam: 'Open Spam',
    sources: 'Open Sources',
    withdrawals: 'Open the withdrawals',
  },
  /** Leads to the field of a setting; `enter` where no other words fit. */
  openSetting: {
    BACKUP_TO: 'Set up backups',
    BACKUP_AT: 'Choose an hour',
    BACKUP_KEY: 'Make a key',
    PUSH_HOSTS: 'See the push services',
    SMTP_URL: 'Set up notifications',
  },
  enter: 'Enter your details',
  /** The button that runs a job which may solve it. */
  start: {
    backups: 'Back up now',
    notifications: 'Send now',
    privacy: 'Try again now',
    publications: 'Publish now',
    push: 'Send now',
  },
  reasons: {
    full: 'The disk is full.',
    closed: 'The site has no permission to read or write there.',
    ended: 'The process stopped midway, probably because memory ran out.',
    large: 'It is too large for this machine to finish in time.',
    slow: 'No answer in time.',
    hostNotFound: 'The host name does not exist.',
    refused: 'Nothing answers there.',
    broken: 'The connection was lost.',
    missing: 'A file or folder is missing.',
    expired: 'It has expired.',
    unknown: 'Browsers do not trust its issuer.',
    name: 'It is for another host name.',
    noCertificate: 'The proxy has no certificate for this name.',
    other: (message: string) => `The system says “${message}”.`,
  },
  failed: (reason: string) => `The check failed: ${reason}`,
  failedTodo: 'Try again in a minute. The site’s log says more.',
  database: {
    good: (version: string, megabytes: number) =>
      `The database answers and is up to date. It uses ${size(megabytes)} (PostgreSQL ${version}).`,
    behind: (missing: number) =>
      `The database lacks ${plural(missing, 'migration', 'migrations')} of this version.`,
    behindTodo:
      'Ask your website technician to restart the site, or to run “bin/northlight database migrate”.',
    unreachable: 'The database does not answer.',
    unreachableTodo:
      'Ask your website technician to look at the log of the site, and to start the site again.',
  },
  disk: {
    freeSpace: (free: number, folder: string) => `${size(free)} free on the disk of ${folder}.`,
    low: 'Delete what you do not need there, or use a larger disk.',
    refusing: 'The site refuses enquiries. Free up space on that disk now.',
  },
  backup: {
    unset: 'There are no backups.',
    unsetTodo: 'Name a place for them, best on another disk or a bucket.',
    unverified: (hours: number, place: string) =>
      `The last one in ${place} is ${span(hours)} old. We cannot tell without the database whether it was verified.`,
    none: (place: string) => `There is none in ${place}.`,
    off: 'Automatic backups are off.',
    offTodo: 'Choose an hour, unless another program on the server makes them.',
    never: 'There is no good backup yet.',
    againTodo:
      'Back up now. If that fails, the reason stands here: correct the place or its key, and try again.',
    last: (hours: number, megabytes: number, place: string) =>
      `The last good one is ${span(hours)} old, ${size(megabytes)}, in ${place}.`,
    failed: (reason: string) => `The last try failed: ${reason}`,
    open: 'It is not encrypted.',
    openTodo: 'Make a key under Backups and save it.',
  },
  deliveries: {
    good: (places: number) =>
      `Notifications go to ${plural(places, 'destination', 'destinations')}, with no delays.`,
    noRecipients: 'No one gets a notification of an enquiry while the dashboard is closed.',
    devices: (devices: number) =>
      `No email and no webhook is set up for enquiries, only alerts to ${plural(devices, 'device', 'devices')}.`,
    noRecipientsTodo:
      'Enter your mail server and who gets the emails, or a webhook for other programs.',
    stuck: (count: number, hours: number) =>
      `${plural(count, 'notification is', 'notifications are')} overdue, the oldest by ${span(hours)}.`,
    stuckTodo:
      'Send now. If they are still not sent five minutes later, ask your website technician to restart the site.',
    dead: (count: number) => `${plural(count, 'notification', 'notifications')} failed.`,
    deadTodo: 'Notifications gives the reason. Fix it, and press “Send all again”.',
    failing: (count: number, hours: number) =>
      `${plural(count, 'notification does', 'notifications do')} not arrive. The site keeps retrying, the oldest for ${span(hours)}.`,
    failingTodo:
      'Notifications shows the destination and the reason. Fix it within a day of the first try, before the site gives up.',
    unconfirmed: (count: number) =>
      `${plural(count, 'confirmation to a visitor', 'confirmations to visitors')} failed in the last 7 days.`,
    unconfirmedTodo: 'Notifications says why. If an address is mistyped, ask for it by phone.',
  },
  alerts: {
    good: (devices: number) =>
      devices === 0
        ? 'No one has turned on alerts on a phone or computer yet.'
        : `All sent; ${plural(devices, 'device has', 'devices have')} alerts turned on.`,
    late: (count: number, hours: number) =>
      `${plural(count, 'alert is', 'alerts are')} waiting, the oldest for ${span(hours)}.`,
    lateTodo:
      'See the push services under Settings, Security. Ask your website technician whether this server reaches them.',
  },
  sources: {
    never: {
      enquiries: 'No enquiry from the site yet, examples not counted.',
      calls: 'No Call or WhatsApp click yet, examples not counted.',
    },
    usual: (hours: number, perDay: number) =>
      `Last one ${span(hours)} ago; usually ${tenthsBelowTen(perDay)} a day.`,
    silent: {
      enquiries: 'Send one yourself from a phone. If it arrives, check your campaigns.',
      calls: 'Click Call on the site yourself. If the click is listed, check your campaigns.',
    },
  },
  policy: {
    none: 'In the last 7 days, browsers found no outside code to block.',
    one: (directive: string, blocked: string) => {
      const places: Record<string, string> = {
        self: 'this site itself',
        inline: 'inside a page',
        eval: 'text run as script',
        other: 'other places',
      }
      return `${directive} (${Object.hasOwn(places, blocked) ? places[blocked] : blocked})`
    },
    some: (count: number, named: string) =>
      `Browsers reported blocked content ${plural(count, 'time', 'times')} in the last 7 days, most often by ${named}.`,
    todo: 'Open the site’s pages and check the browser’s console. If it reports blocked content, tell your website technician: this version has a fault, or someone changed the pages. If it reports none, visitors’ browser extensions caused them.',
  },
  examples: {
    good: 'All names, numbers and addresses are your own.',
    some: (names: string) => `Some business details are not set, or are still examples: ${names}.`,
    unprinted: (letters: string) =>
      `Brochures leave out ${letters} of your brand or office: no print font has it.`,
    settings: {
      PUBLIC_URL: 'web address',
      PRODUCT_ID: 'site id for other programs',
      BRAND: 'brand name',
      PUBLIC_PHONE: 'public phone',
      PUBLIC_EMAIL: 'public email',
      PRIVACY_EMAIL: 'privacy email',
      OFFICE: 'office address',
      CHAT_NUMBER: 'WhatsApp number',
    },
    todo: (isAddressUnset: boolean) =>
      isAddressUnset
        ? 'Enter them. Ask your website technician for the web address: PUBLIC_URL=https://your-domain on the server.'
        : 'Enter them.',
  },
  rera: {
    good: 'Every project has its number, or takes interest only.',
    some: (count: number, all: number, names: string) =>
      `${count} of ${all} projects have no number on their page: ${names}.`,
    todo: 'Open Projects and add each RERA number. Or hide prices and plans on every project without one, with the button here.',
  },
} as const)
