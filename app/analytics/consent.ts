import { USUAL_ANSWER_DAYS } from '#app/config/usual-days.ts'

/** What a visitor answered to being measured. */
export type Choice = 'granted' | 'denied'

const COOKIE = 'analytics_consent'
/** Over https it has the prefix that only this very host can set; answers of before are under the name alone. */
const HOST_COOKIE = `__Host-${COOKIE}`

/** The answer in a Cookie header or document.cookie; undefined when nobody has answered. A no wins. */
export function choiceIn(cookies: string): Choice | undefined {
  const all = cookies.split(';').map((cookie) => cookie.trim())
  const answers = new Set([COOKIE, HOST_COOKIE].flatMap((name) => answersIn(all, name)))
  if (answers.has('denied')) return 'denied'
  return answers.has('granted') ? 'granted' : undefined
}

function answersIn(cookies: readonly string[], name: string): Choice[] {
  return (['denied', 'granted'] as const).filter((choice) => cookies.includes(`${name}=${choice}`))
}

/**
 * What keeps an answer for so many days, one assignment to document.cookie each: over https a secure cookie
 * that only this host sets, which takes the place of one from before.
 */
export function choiceCookies(
  choice: Choice,
  isSecure: boolean,
  days = USUAL_ANSWER_DAYS,
): string[] {
  const kept = `${choice}; Path=/; Max-Age=${days * 24 * 60 * 60}; SameSite=Lax`
  if (!isSecure) return [`${COOKIE}=${kept}`]
  return [`${HOST_COOKIE}=${kept}; Secure`, `${COOKIE}=; Path=/; Max-Age=0; Secure`]
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
