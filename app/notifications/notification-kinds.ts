/** What a notice to the team is about: minutes until the next one of its kind, and the page that it opens. */
export const noticeKinds = {
  'please-check': { minutes: 10, path: '/dashboard/spam' },
  'unusual-spam': { minutes: 60, path: '/dashboard/spam' },
  'withdrawals-paused': { minutes: 10, path: '/dashboard/privacy' },
} as const
export type NoticeKind = keyof typeof noticeKinds
