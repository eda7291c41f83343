/** The chat's address with a first line that an agent can read, and what was typed below it. */
export function chatAddress(number: string, about?: string, typed = ''): string {
  const first = about ? `I am interested in ${about}.` : 'I have a question about a property.'
  const text = typed === '' ? first : `${first}\n\n${typed}`
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}
