import { z } from 'zod'

/** Letters of an address: one that is longer is cut in messages, on paper and in lists of results. */
export const MOST_SLUG = 80

/** The address of a listing, or of a page below it. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
  .max(MOST_SLUG, {
    error: ({ input }) =>
      `has at most ${MOST_SLUG} characters: shorten it, as to “${cutSlug(typeof input === 'string' ? input : '')}”`,
  })

/** An address without the words that are too many; a single word that is longer is cut within. */
export function cutSlug(slug: string, most = MOST_SLUG): string {
  if (slug.length <= most) return slug
  const end = slug.lastIndexOf('-', most)
  return slug.slice(0, end > 0 ? end : most)
}
