/** `minutes` until the next notice of a kind. */
export const noticeKinds = {
  'please-check': { minutes: 10, path: '/dashboard/spam' },
  'unusual-spam': { minutes: 60, path: '/dashboard/spam' },
  'withdrawals-paused': { minutes: 10, path: '/dashboard/privacy' },
  'sources-quiet': { minutes: 60, path: '/dashboard/sources' },
  'sources-failing': { minutes: 10, path: '/dashboard/sources' },
  'import-done': { minutes: 1, path: '/dashboard/sources/imports' },
} as const
export type NoticeKind = keyof typeof noticeKinds
