import { isolating } from '#app/lib/bidi.ts'

/** Words of the desk's menu. */
export const navTexts = isolating({
  skip: 'Skip to content',
  menu: 'Staff',
  leads: 'Leads',
  due: 'Next due',
  visits: 'Visits',
  insight: 'Insight',
  assignment: 'Assignment',
  untouched: (count: number) =>
    count === 1 ? '1 lead nobody has called' : `${count} leads nobody has called`,
  listings: 'Projects',
  words: 'Words',
  /** Beside where something was to be published a minute ago and is not. */
  late: (where: string) => `${where} (late)`,
  accounts: 'Accounts',
  away: 'Away',
  contacts: 'Contact clicks',
  suspect: 'Suspect',
  alerts: 'Alerts',
  speed: 'Speed',
  health: 'Health',
  backupLate: 'Health (no backup)',
  withdrawals: 'Withdrawals',
  outbox: 'Outbox',
  more: 'More',
  signOut: 'Sign out',
} as const)
