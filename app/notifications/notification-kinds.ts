/** `minutes` until the next notice of a kind. */
export const noticeKinds = {
  'please-check': { minutes: 10, path: '/dashboard/suspect' },
  'unusual-spam': { minutes: 60, path: '/dashboard/suspect' },
  'withdrawals-paused': { minutes: 10, path: '/dashboard/withdrawals' },
} as const
export type NoticeKind = keyof typeof noticeKinds
