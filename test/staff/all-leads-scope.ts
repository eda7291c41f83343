/** What an owner lets an agent do who sees all leads and makes files of them. */
export const fullAccess = { leadScope: 'all', canExport: true } as const
