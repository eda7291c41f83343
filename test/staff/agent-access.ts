/** The access of an agent who sees all leads and makes files of them. */
export const ALL_LEADS = { sees: 'all', mayExport: true } as const
