/** Only what answers a form asks the database, and documents answer none. */
export const db = undefined
export const pool = undefined
export const durably = undefined
