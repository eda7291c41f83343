import { isolating } from '#app/lib/bidi.ts'
import { keptTexts, plural } from './health-kept.ts'
import { spamTexts } from './health-spam.ts'
import { size, span, tenthsBelowTen } from './health-units.ts'

/** Words of the owner's morning: what is good, what is to be looked at, and what to do. */
export const healthTexts = isolating({
  title: 'Health',
  states: { good: 'Good', look: 'Look', bad: 'Act' },
  todo: 'What to do',
  summary: (bad: number, look: number) => {
    if (bad === 0 && look === 0) return 'All is well.'
    const parts = [
      ...(bad > 0 ? [`${bad} ${bad === 1 ? 'needs' : 'need'} you now`] : []),
      ...(look > 0 ? [`${look} to look at`] : []),
    ]
    return `${parts.join(', ')}.`
  },
  hint: 'The same as “npm run doctor” says on the server.',
  otherSettings: (names: readonly string[]) =>
    `This command lacks settings that the site was started with: ${names.join(', ')}.\nWhat it says of these is of this command, not of the site. Give it the same ones (docs/install.md).`,
  names: {
    database: 'Database',
    disk: 'Disk',
    backup: 'Backups',
    certificate: 'Certificate',
    proxy: 'Proxy',
    deliveries: 'Mails and webhooks',
    alerts: 'Alerts to devices',
    enquiries: 'Enquiries',
    spam: 'Spam',
    calls: 'Calls and chats',
    policy: 'Content policy',
    examples: 'Examples',
    rera: 'RERA numbers',
    schedules: 'Publishing',
    publications: 'What is published',
    drawings: 'Drawn pictures',
    bucket: 'Photographs',
    withdrawals: 'Withdrawals',
    files: 'Files of the site',
    secrets: 'Secrets',
  },
  schedules: {
    good: 'What is to be published at an hour is published then.',
    late: (seconds: number) =>
      `Something was to be published ${plural(Math.round(seconds / 60), 'minute', 'minutes')} ago and is not.`,
    lateTodo:
      'Start the site again; its log says what keeps it. Projects and Words list what waits.',
    failed: (count: number, names: string) =>
      `${plural(count, 'draft', 'drafts')} could not be published at the hour that was named: ${names}. Visitors see what was published before.`,
    revoked: (count: number, names: string) =>
      `${plural(count, 'schedule was', 'schedules were')} cancelled, because the author may no longer edit: ${names}.`,
    revokedTodo: (where: string) =>
      `Open what is named under ${where}. Publish it, or choose another hour, if it is still to be published.`,
    failedTodo: (where: string) =>
      `Open what is named under ${where}: it says there what is to be put right. Then publish it, or choose another hour.`,
  },
  publications: {
    good: 'This version of the site reads all that is published.',
    listings: (count: number, names: string) =>
      `${plural(count, 'listing was', 'listings were')} published in a form that this version of the site cannot read: ${names}. Visitors see earlier facts there, or no such listing.`,
    pages: (count: number, names: string) =>
      `The words of ${plural(count, 'page', 'pages')} were published in a form that this version of the site cannot read: ${names}. Visitors see earlier words there.`,
    todo: (where: string) =>
      `Open what is named under ${where}, put right what is marked and publish it, or restore an earlier version from its history and publish that. Where an older version of the site was put back, install the newer one again.`,
  },
  places: { projects: 'Projects', words: 'Words', both: 'Projects and Words' },
  drawings: {
    good: 'Every listing has its pictures.',
    waiting: (count: number) =>
      `${plural(count, 'listing waits', 'listings wait')} to be drawn; a still stands there meanwhile.`,
    some: (count: number, names: string, reason: string) =>
      `The pictures of ${plural(count, 'listing', 'listings')} could not be drawn: ${names}. ${reason}`,
    still: (count: number, names: string) =>
      `${plural(count, 'listing shows', 'listings show')} a still that says that nothing is drawn yet: ${names}. This site draws none.`,
    earlier: (count: number, names: string) =>
      `${plural(count, 'listing shows', 'listings show')} a drawing of earlier facts: ${names}.`,
    undrawnTodo: (count: number) =>
      `Set DRAW_PICTURES=true and start again (docs/configuration.md), or put ${count === 1 ? 'a photograph into its place' : 'photographs into their places'} under Projects.`,
    todo: 'It is tried again by itself, later each time; the site’s log says more. Until then their pages say that nothing is drawn yet: put a photograph in its place under Projects, or have whoever keeps the server see to its disk and memory.',
  },
  more: (count: number) => ` and ${count} more`,
  withdrawals: {
    good: 'Whoever withdrew is on record outside of the database, and erased when their day has come.',
    unfiled: (count: number) =>
      `${plural(count, 'withdrawal stands', 'withdrawals stand')} in the database alone: a restore would bring these people back.`,
    uncopied: (count: number) =>
      `${plural(count, 'withdrawal', 'withdrawals')} of this machine could not be copied to where backups lie: a restore on another machine would bring these people back.`,
    unerased: (count: number) =>
      `The day to erase what is sealed of ${plural(count, 'withdrawal', 'withdrawals')} is over, and it is not erased.`,
    waiting: (count: number) =>
      `${plural(count, 'withdrawal', 'withdrawals')} by link ${count === 1 ? 'waits' : 'wait'} for you: more than five people withdrew within ten minutes.`,
    waitingTodo: 'Open the page Withdrawals and decide on each.',
    open: 'Open the withdrawals',
    todo: 'See that the data folder, and the place of the backups, can be written and have room; the log says what keeps it. Then start the site again.',
  },
  ...keptTexts,
  spam: spamTexts,
  reasons: {
    full: 'The disk is full.',
    closed: 'The site may not read or write there.',
    ended: 'What does it was ended on the way, most likely for lack of memory.',
    large: 'It is larger than this machine does in its time.',
    slow: 'There was no answer in time.',
    nobody: 'Nobody knows that name.',
    refused: 'Nothing answers there.',
    broken: 'The connection broke off.',
    missing: 'A file or folder is missing.',
    expired: 'It has run out.',
    unknown: 'No authority that browsers know vouches for it.',
    name: 'It is for another name.',
    other: (said: string) => `The machine says “${said}”.`,
  },
  failed: (reason: string) => `It could not be looked at: ${reason}`,
  failedTodo: 'Try again in a minute; the log of the site says more.',
  database: {
    good: (version: string, megabytes: number) =>
      `PostgreSQL ${version} answers and is up to date; it holds ${size(megabytes)}.`,
    behind: (missing: number) =>
      `The database lacks ${plural(missing, 'migration', 'migrations')} of this version.`,
    behindTodo: 'Start the site again, or run “npm run migrate”.',
    away: 'No database answers.',
    awayTodo: 'Start the site with “npm start”; if it runs, look into its log.',
  },
  disk: {
    says: (free: number, folder: string) => `${size(free)} are free on the disk of ${folder}.`,
    low: 'Remove what is not needed there, or give the machine a larger disk.',
    refusing: 'Enquiries are refused. Make room on that disk now.',
  },
  backup: {
    unset: 'No backups are made.',
    unsetTodo: 'Set BACKUP_TO and BACKUP_KEY and start again (docs/backup-and-restore.md).',
    lies: (hours: number, place: string) =>
      `The last one in ${place} is ${span(hours)} old; whether it was proved only the database knows.`,
    none: (place: string) => `None lies in ${place}.`,
    off: 'The site makes no backups by itself (BACKUP_AT is off).',
    offTodo: 'Set BACKUP_AT to an hour, unless something else runs “npm run backup”.',
    never: 'There is no good backup yet.',
    neverTodo: 'Run “npm run backup” on the server and read what it says.',
    last: (hours: number, megabytes: number, place: string) =>
      `The last good one is ${span(hours)} old, ${size(megabytes)}, in ${place}.`,
    failed: (reason: string) => `The last try failed: ${reason}`,
    lateTodo: 'Run “npm run backup” on the server and read what it says.',
    open: 'It is not encrypted.',
    openTodo: 'Make a key with “npm run backup:key” and set BACKUP_KEY.',
  },
  certificate: {
    good: (host: string, days: number) =>
      `That of ${host} holds for ${plural(days, 'day', 'days')}.`,
    soon: 'Renew it; what renews it by itself has most likely stopped.',
    over: (host: string) => `That of ${host} has run out: browsers refuse the site.`,
    refused: (host: string, reason: string) => `Browsers would refuse that of ${host}: ${reason}`,
    refusedTodo: 'Renew it, with the whole chain and the right name, and reload the proxy.',
    away: (host: string, reason: string) => `${host} cannot be reached from here: ${reason}`,
    awayTodo: 'Open the site from a phone; if it is there, this machine’s own way out is closed.',
  },
  proxy: {
    none: 'PUBLIC_URL is not https: visitors’ words travel open.',
    noneTodo:
      'Put a proxy with a certificate before the site, and set PUBLIC_URL (docs/install.md).',
    good: 'The proxy’s own addresses are believed.',
    bad: 'PUBLIC_URL is https, but no proxy is trusted: forms are refused, and all visitors share one limit.',
    badTodo: 'Set TRUSTED_PROXIES to the proxy’s address, such as 127.0.0.1, and start again.',
  },
  deliveries: {
    good: (places: number) =>
      `Enquiries are told at ${plural(places, 'place', 'places')}, and nothing waits for long.`,
    nobody: 'Nobody is told of an enquiry while the desk is closed.',
    devices: (devices: number) =>
      `No mail and no webhook tells of an enquiry, only alerts to ${plural(devices, 'device', 'devices')}.`,
    nobodyTodo:
      'Set SMTP_URL, MAIL_FROM and MAIL_TO for mails, or WEBHOOK_URLS and WEBHOOK_SECRET for other programs, and start again (docs/admin-guide/notifications.md).',
    stuck: (count: number, hours: number) =>
      `${plural(count, 'is due and not sent', 'are due and not sent')}, the oldest for ${span(hours)}.`,
    stuckTodo:
      'Start the site again. Where they are still not sent five minutes later, its log says what keeps them.',
    dead: (count: number) => `${plural(count, 'was', 'were')} given up.`,
    deadTodo:
      'Open the page Outbox (/dashboard/outbox), mend what it names as the reason, and press “Send again”.',
    failing: (count: number, hours: number) =>
      `${plural(count, 'does', 'do')} not arrive and ${count === 1 ? 'is' : 'are'} tried again, the oldest for ${span(hours)}.`,
    failingTodo:
      'The page Outbox (/dashboard/outbox) names the place and the reason. Mend it within a day of the first try, before they are given up.',
    unconfirmed: (count: number) =>
      `${plural(count, 'confirmation to a visitor was', 'confirmations to visitors were')} given up in the last 7 days.`,
    unconfirmedTodo:
      'The page Outbox (/dashboard/outbox) says why. Where an address is mistyped, ask for it by phone.',
  },
  alerts: {
    good: (devices: number) =>
      devices === 0
        ? 'No device asks for any.'
        : `All are sent; ${plural(devices, 'device', 'devices')} wish them.`,
    late: (count: number, hours: number) =>
      `${plural(count, 'waits', 'wait')}, the oldest for ${span(hours)}.`,
    lateTodo:
      'See that this server reaches the push services (PUSH_HOSTS); the log names what they answered.',
  },
  sources: {
    never: { enquiries: 'None came yet.', calls: 'Nobody pressed call or chat yet.' },
    usual: (hours: number, perDay: number) =>
      `The last came ${span(hours)} ago; usual are ${tenthsBelowTen(perDay)} a day.`,
    silent: {
      enquiries: 'Send one yourself from a phone. If it arrives, look at your campaigns.',
      calls:
        'Press call on the site yourself. If it is counted under Contact clicks, look at your campaigns.',
    },
  },
  policy: {
    none: 'No browser told in the last 7 days that it refused to load anything.',
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
      `Browsers told ${plural(count, 'time', 'times')} in the last 7 days that they refused to load something, most often by ${named}.`,
    todo: 'Open the site’s pages and look into the browser’s console. What is refused there is a fault of this version or something that was put into the pages: tell whoever looks after the site. Where nothing is, programs of visitors tried it.',
  },
  examples: {
    good: 'Every name, number and address is your own.',
    some: (names: string) => `These are not set, or hold examples: ${names}.`,
    unprinted: (letters: string) =>
      `Brochures leave out ${letters} of your brand or office: no font for print has it.`,
    todo: 'Set them (docs/configuration.md) and start again.',
  },
  rera: {
    good: 'Every listing has its number, or takes interest only.',
    some: (count: number, all: number, names: string) =>
      `${count} of ${all} listings are shown without one: ${names}.`,
    todo: 'Enter the numbers (“npm run rera:report” names what is missing), or set UNREGISTERED_PROJECTS=interest-only.',
  },
} as const)
