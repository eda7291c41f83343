/** What a visitor answered to being measured. */
export type Choice = 'granted' | 'denied'

const COOKIE = 'analytics_consent'
const KEPT_SECONDS = 180 * 24 * 60 * 60

/** The answer in a Cookie header or document.cookie; undefined when nobody has answered. A no wins. */
export function choiceIn(cookies: string): Choice | undefined {
  const all = cookies.split(';').map((cookie) => cookie.trim())
  if (all.includes(`${COOKIE}=denied`)) return 'denied'
  return all.includes(`${COOKIE}=granted`) ? 'granted' : undefined
}

/** The cookie that keeps an answer for 180 days. */
export function choiceCookie(choice: Choice, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : ''
  return `${COOKIE}=${choice}; Path=/; Max-Age=${KEPT_SECONDS}; SameSite=Lax${secure}`
}

/**
 * What drops each cookie that Google's script left, one assignment to document.cookie each: the
 * script sets them for the highest name above the host that the browser lets it.
 */
export function googleCookiesDropped(cookies: string, host: string): string[] {
  const names = cookies
    .split(';')
    .map((cookie) => cookie.trim().split('=', 1).join(''))
    .filter((name) => /^_(?:ga|gid|gcl)/.test(name))
  const labels = host.split('.')
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)
  return names.flatMap((name) => ['', ...domains].map((at) => `${name}=; Path=/; Max-Age=0${at}`))
}
