import { isolating } from '#app/lib/text/bidi.ts'

/** Words of the desk's menu. */
export const navTexts = isolating({
  skip: 'Skip to content',
  menu: 'Staff',
  leads: 'Leads',
  due: 'Follow-ups',
  visits: 'Visits',
  insight: 'Reports',
  assignment: 'Assignment',
  untouched: (count: number) =>
    count === 1 ? '1 lead with no activity' : `${count} leads with no activity`,
  listings: 'Projects',
  words: 'Pages',
  /** Beside where something was to be published a minute ago and is not. */
  late: (where: string) => `${where} (late)`,
  accounts: 'Team',
  away: 'Leave',
  contacts: 'Call and WhatsApp clicks',
  suspect: 'Spam',
  alerts: 'Alerts',
  speed: 'Speed',
  health: 'Health',
  backupLate: 'Health (no backup)',
  withdrawals: 'Withdrawals',
  outbox: 'Notifications',
  more: 'More',
  signOut: 'Sign out',
} as const)
