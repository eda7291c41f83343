import { parseUrl } from '#app/lib/http/parse-url.ts'

const HOME = '/dashboard'
const PARAMETER = 'returnTo'
/** Characters; a longer path is no address of this site. */
const MAX = 2000
const SITE = 'https://site.invalid'

/** The dashboard page requested before the login; other sites, other paths and files become the dashboard's start. */
export function returnPath(requested: string | null): string {
  if (requested === null || requested.length > MAX) return HOME
  const url = parseUrl(requested, SITE)
  if (!url) return HOME
  const { origin, pathname, search } = url
  const isPage = pathname === HOME || /^\/dashboard\/[\w/-]+$/.test(pathname)
  return origin === SITE && isPage ? pathname + search : HOME
}

export function returnPathOf(address: string): string {
  return returnPath(new URL(address).searchParams.get(PARAMETER))
}

export function withReturn(login: string, requested: string): string {
  const path = returnPath(requested)
  return path === HOME ? login : `${login}?${String(new URLSearchParams({ [PARAMETER]: path }))}`
}
