export const lateKinds = ['listing', 'words'] as const
export type LateKind = (typeof lateKinds)[number]
