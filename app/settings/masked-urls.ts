import { parseUrl } from '#app/lib/http/parse-url.ts'

/** Covers a user and a password. */
const MASK = '•••'

/** Addresses with commas between them, without the users and passwords in them. */
export function maskUrls(text: string): string {
  return text
    .split(',')
    .map((part) => `${/^\s*/.exec(part)?.[0] ?? ''}${masked(part.trim())}`)
    .join(',')
}

/** Puts back what the mask covers of the stored addresses; undefined where an address has a mask and is not stored. */
export function unmaskUrls(typed: string, stored: string): string | undefined {
  const left = stored.split(',').map((part) => part.trim())
  let isKnown = true
  const urls = typed.split(',').map((part) => {
    const url = part.trim()
    if (!url.includes(MASK)) return part
    const at = left.findIndex((one) => masked(one) === url)
    isKnown &&= at >= 0
    return part.replace(url, () => left.splice(at, 1)[0] ?? '')
  })
  return isKnown ? urls.join(',') : undefined
}

/** As a browser reads it: there are many ways to write one address. */
function masked(url: string): string {
  const parsed = parseUrl(url)
  if (!parsed) return url
  const { protocol, username, password, host, pathname, search, hash } = parsed
  if (username === '' && password === '') return url
  return `${protocol}//${MASK}@${host}${pathname}${search}${hash}`
}
