/** The chat's address with a first line that an agent can read. */
export function chatAddress(number: string, about?: string): string {
  const text = about ? `I am interested in ${about}.` : 'I have a question about a property.'
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}
