export const shortlistLimits = { saved: 50, compared: 3 } as const

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Latest last; invalid JSON is an empty list. */
export function parseShortlist(json: string): string[] {
  try {
    const value: unknown = JSON.parse(json)
    return Array.isArray(value) ? cleanSlugs(value) : []
  } catch {
    return []
  }
}

/** `?list=a,b` or, by a form without script, `?list=a&list=b`. */
export function slugsIn(params: URLSearchParams, name: 'list' | 'compare'): string[] {
  return cleanSlugs(params.getAll(name).flatMap((text) => text.split(',')))
}

export function toggled(list: readonly string[], slug: string): string[] {
  const rest = list.filter((one) => one !== slug)
  return rest.length < list.length ? rest : [...list, slug].slice(-shortlistLimits.saved)
}

function cleanSlugs(values: readonly unknown[]): string[] {
  const slugs = values.flatMap((value) =>
    typeof value === 'string' && SLUG.test(value) ? [value] : [],
  )
  return [...new Set(slugs)].slice(0, shortlistLimits.saved)
}
