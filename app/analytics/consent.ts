import { USUAL_ANSWER_DAYS } from '#app/config/usual-days.ts'

export type Choice = 'granted' | 'denied'

const COOKIE = 'analytics_consent'
/** Only this very host can set a __Host- cookie; former answers use the plain name. */
const HOST_COOKIE = `__Host-${COOKIE}`

export function choiceIn(cookies: string): Choice | undefined {
  const all = cookies.split(';').map((cookie) => cookie.trim())
  const answers = new Set([COOKIE, HOST_COOKIE].flatMap((name) => answersIn(all, name)))
  if (answers.has('denied')) return 'denied'
  return answers.has('granted') ? 'granted' : undefined
}

function answersIn(cookies: readonly string[], name: string): Choice[] {
  return (['denied', 'granted'] as const).filter((choice) => cookies.includes(`${name}=${choice}`))
}

/** Assignments to document.cookie that store the answer and replace an earlier, less secure cookie. */
export function choiceCookies(
  choice: Choice,
  isSecure: boolean,
  days = USUAL_ANSWER_DAYS,
): string[] {
  const cookieValue = `${choice}; Path=/; Max-Age=${days * 24 * 60 * 60}; SameSite=Lax`
  if (!isSecure) return [`${COOKIE}=${cookieValue}`]
  return [`${HOST_COOKIE}=${cookieValue}; Secure`, `${COOKIE}=; Path=/; Max-Age=0; Secure`]
}

/** Assignments that delete Google's cookies, which its script sets on the highest domain it can. */
export function googleCookiesDropped(cookies: string, host: string): string[] {
  const names = cookies
    .split(';')
    .map((cookie) => cookie.trim().split('=', 1).join(''))
    .filter((name) => /^_(?:ga|gid|gcl)/.test(name))
  const labels = host.split('.')
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)
  return names.flatMap((name) => ['', ...domains].map((at) => `${name}=; Path=/; Max-Age=0${at}`))
}
