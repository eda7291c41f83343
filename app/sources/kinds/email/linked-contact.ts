import { personEmail } from '#app/sources/reading/person.ts'

const MAX_LAYERS = 3

/** The number in links, such as `…/number?phone=%2B91…`, also inside a tracking link. */
export function linkedPhone(links: readonly string[]): string | undefined {
  const plain = links.map(decoded)
  for (const pattern of [
    /[?&]phone=(\+?\d{7,15})/,
    /^tel:(\+?\d{7,15})/,
    /wa\.me\/(\+?\d{7,15})/,
  ]) {
    const phone = plain.map((link) => pattern.exec(link)?.[1]).find((one) => one !== undefined)
    if (phone !== undefined) return phone
  }
  return undefined
}

export function linkedEmail(links: readonly string[]): string | undefined {
  return links
    .filter((link) => /^mailto:/i.test(link))
    .map((link) => personEmail(decoded(link).split('?')[0]))
    .find((email) => email !== undefined)
}

/** No link is followed: its own text has the number, sometimes encoded twice. */
function decoded(link: string): string {
  let text = link
  for (let layer = 0; layer < MAX_LAYERS; layer += 1) {
    try {
      text = decodeURIComponent(text)
    } catch {
      return text
    }
  }
  return text
}
