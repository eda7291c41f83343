import { parseUrl } from '#app/lib/http/parse-url.ts'

/** Where a login leads when nothing else was asked for. */
const HOME = '/dashboard'
const PARAMETER = 'returnTo'
/** Characters; a longer one is no address of ours. */
const MAX = 2000
const SITE = 'https://site.invalid'

/**
 * The page of the dashboard that someone asked for before the login, or the dashboard itself. What leads off
 * this site or off its dashboard, or is a file, is none.
 */
export function returnPath(asked: string | null): string {
  if (asked === null || asked.length > MAX) return HOME
  const url = parseUrl(asked, SITE)
  if (!url) return HOME
  const { origin, pathname, search } = url
  const isPage = pathname === HOME || /^\/dashboard\/[\w/-]+$/.test(pathname)
  return origin === SITE && isPage ? pathname + search : HOME
}

/** The page that an address of the login says. */
export function returnPathOf(address: string): string {
  return returnPath(new URL(address).searchParams.get(PARAMETER))
}

/** The address of a login that leads to a page afterwards. */
export function withReturn(login: string, asked: string): string {
  const path = returnPath(asked)
  return path === HOME ? login : `${login}?${String(new URLSearchParams({ [PARAMETER]: path }))}`
}
