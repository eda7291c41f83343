import { z } from 'zod'

/** Letters of an address: one that is longer is cut in messages, on paper and in lists of results. */
export const MOST_SLUG = 80

/** The address of a listing, or of a page below it, of any length: some were published before there was a bound. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')

/** What to do about an address that is longer than a new one may be; undefined where it is not. */
export function slugFault(slug: string): string | undefined {
  return slug.length <= MOST_SLUG
    ? undefined
    : `has at most ${MOST_SLUG} characters: shorten it, as to “${cutSlug(slug)}”`
}

/** An address without the words that are too many; a single word that is longer is cut within. */
export function cutSlug(slug: string, most = MOST_SLUG): string {
  if (slug.length <= most) return slug
  const end = slug.lastIndexOf('-', most)
  return slug.slice(0, end > 0 ? end : most)
}
