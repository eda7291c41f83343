/** Aborted when this process begins to stop: what is held open for long ends then. */
export const processEnd = new AbortController()
