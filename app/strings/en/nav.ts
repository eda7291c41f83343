import { isolating } from '#app/lib/text/bidi.ts'

export const navTexts = isolating({
  skip: 'Skip to content',
  menu: 'Staff',
  leads: 'Leads',
  due: 'Follow-ups',
  visits: 'Visits',
  reports: 'Reports',
  assignment: 'Assignment',
  unanswered: (count: number) =>
    count === 1 ? '1 lead with no activity' : `${count} leads with no activity`,
  sources: 'Sources',
  sourceTasks: (count: number) =>
    count === 1 ? '1 thing to look at' : `${count} things to look at`,
  projects: 'Projects',
  pages: 'Pages',
  late: (where: string) => `${where} (late)`,
  accounts: 'Team',
  leave: 'Leave',
  contacts: 'Call and WhatsApp clicks',
  spam: 'Spam',
  alerts: 'Alerts',
  speed: 'Speed',
  settings: 'Settings',
  health: 'Health',
  backupLate: 'Health (no backup)',
  withdrawals: 'Withdrawals',
  outbox: 'Notifications',
  more: 'More',
  signOut: 'Sign out',
} as const)
