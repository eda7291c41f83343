/** `minutes` until the next notice of a kind. */
export const noticeKinds = {
  'please-check': { minutes: 10, path: '/dashboard/spam' },
  'unusual-spam': { minutes: 60, path: '/dashboard/spam' },
  'withdrawals-paused': { minutes: 10, path: '/dashboard/privacy' },
} as const
export type NoticeKind = keyof typeof noticeKinds
