export const secretChanges = ['create', 'rotate', 'remove-old'] as const
export type SecretChange = (typeof secretChanges)[number]
