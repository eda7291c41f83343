/** Only form answers need the database, and static documents have none. */
export const db = undefined
export const pool = undefined
export const durably = undefined
