import { placeOf } from './lead-place.ts'

type PageLocation = { key: string; pathname: string; search: string }

const LIST = /^\/dashboard(?:\/due|\/leads)?(?:\/\d{1,18})?$/

/** One scroll key for a list with or without an open lead, so that a return keeps the position. */
export function scrollKey({ key, pathname, search }: PageLocation): string {
  if (!LIST.test(pathname)) return key
  return placeOf(new URL(pathname + search, 'http://dashboard.invalid')).list
}
