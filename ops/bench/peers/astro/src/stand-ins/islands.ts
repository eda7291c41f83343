/** The peer loads none of the site's own script. */
export const scripts: readonly string[] = []

/** Nor one that would ask for it. */
export const begin = ''
