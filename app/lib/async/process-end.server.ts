/** Aborts at shutdown, to end long connections. */
export const processEnd = new AbortController()
