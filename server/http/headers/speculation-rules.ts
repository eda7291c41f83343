import { addresses } from '#app/config/addresses.ts'

/** Shared pages only: a prefetch reveals and changes nothing. */
const cachedPaths = Object.values(addresses)
  .filter(({ isCached }) => isCached)
  .map(({ path }) => path)
/** Paths that the pattern of a project would match. */
const others = Object.values(addresses)
  .filter(({ isCached }) => !isCached)
  .map(({ path }) => path)
  .filter((path) => path !== '/*')
const pictures = ['/pictures/*', '/cards/*']

const ahead = {
  where: {
    and: [
      { href_matches: cachedPaths },
      { not: { href_matches: [...others, ...pictures] } },
      { not: { selector_matches: '[download], [target], .type-row a, .chips a' } },
    ],
  },
  eagerness: 'moderate',
}

/** Prefetch of pages (WICG, Speculation Rules). */
export const prefetchRules = JSON.stringify({ prefetch: [ahead] })

export const prerenderRules = prefetchRules.replace('prefetch', 'prerender')
