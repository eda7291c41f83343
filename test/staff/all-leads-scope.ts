/** What an owner lets an agent do who sees all leads and makes files of them. */
export const fullAccess = { sees: 'all', mayExport: true } as const
