/** The peer loads none of the site's own script. */
export const scripts: readonly string[] = []
