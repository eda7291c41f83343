/** What is published at an hour: a listing, or the words of a page. */
export const lateKinds = ['listing', 'words'] as const
export type LateKind = (typeof lateKinds)[number]
