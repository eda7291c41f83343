export const scripts: readonly string[] = []

export const begin = ''
