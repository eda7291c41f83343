import { isolating } from '#app/lib/text/bidi.ts'

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
