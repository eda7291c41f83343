import { placeOf } from './lead-place.ts'

type Shown = { key: string; pathname: string; search: string }

/** A list of leads or what is owed, alone or with one of its leads beside it. */
const LIST = /^\/dashboard(?:\/due|\/leads)?(?:\/\d{1,18})?$/

/**
 * Under which name a browser remembers how far a page was scrolled. A list has one name with any of its
 * leads beside it, so that whoever comes back to it from a visit finds it where they left it.
 */
export function scrollKey({ key, pathname, search }: Shown): string {
  if (!LIST.test(pathname)) return key
  return placeOf(new URL(pathname + search, 'http://desk.invalid')).list
}
