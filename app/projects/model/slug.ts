import { z } from 'zod'

/** Longer addresses are cut in messages, on paper and in search results. */
export const MAX_SLUG = 80

/** Without a length limit, since some were published before it. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')

/** Advice for a new address that is too long. */
export function slugFault(slug: string): string | undefined {
  return slug.length <= MAX_SLUG
    ? undefined
    : `has at most ${MAX_SLUG} characters: shorten it, as to “${cutSlug(slug)}”`
}

/** Drops words until it fits; cuts a single long word. */
export function cutSlug(slug: string, max = MAX_SLUG): string {
  if (slug.length <= max) return slug
  const end = slug.lastIndexOf('-', max)
  return slug.slice(0, end > 0 ? end : max)
}
