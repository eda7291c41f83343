import { addresses } from '#app/config/addresses.ts'

/** The public pages that are alike for everybody: to fetch one ahead shows nothing of anybody and changes nothing. */
const kept = Object.values(addresses)
  .filter(({ isKept }) => isKept)
  .map(({ path }) => path)
/** What a pattern for any project would take in besides. */
const others = Object.values(addresses)
  .filter(({ isKept }) => !isKept)
  .map(({ path }) => path)
  .filter((path) => path !== '/*')
/** Links to them open in a viewer. */
const pictures = ['/pictures/*', '/cards/*']

const ahead = {
  where: {
    and: [
      { href_matches: kept },
      { not: { href_matches: [...others, ...pictures] } },
      { not: { selector_matches: '[download], [target], .types a, .chips a' } },
    ],
  },
  // As soon as a pointer rests on a link, or a finger touches it.
  eagerness: 'moderate',
}

/** Which pages a browser may fetch ahead (WICG, Speculation Rules). */
export const prefetchRules = JSON.stringify({ prefetch: [ahead] })

/** The same pages made ready ahead, which the pages' script asks for where the connection allows. */
export const prerenderRules = prefetchRules.replace('prefetch', 'prerender')
