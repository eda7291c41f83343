import { parseUrl } from '#app/lib/http/parse-url.ts'

const HOME = '/dashboard'
const PARAMETER = 'returnTo'
/** Characters; a longer path is no address of this site. */
const MAX = 2000
const SITE = 'https://site.invalid'

/** The dashboard page requested before the login; other sites, other paths and files become the dashboard's start. */
export function returnPath(asked: string | null): string {
  if (asked === null || asked.length > MAX) return HOME
  const url = parseUrl(asked, SITE)
  if (!url) return HOME
  const { origin, pathname, search } = url
  const isPage = pathname === HOME || /^\/dashboard\/[\w/-]+$/.test(pathname)
  return origin === SITE && isPage ? pathname + search : HOME
}

export function returnPathOf(address: string): string {
  return returnPath(new URL(address).searchParams.get(PARAMETER))
}

export function withReturn(login: string, asked: string): string {
  const path = returnPath(asked)
  return path === HOME ? login : `${login}?${String(new URLSearchParams({ [PARAMETER]: path }))}`
}
