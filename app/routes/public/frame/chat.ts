/** The external chat's address, opening with a first line the desk can read. */
export function chatAddress(number: string, about?: string): string {
  const text = about ? `I am interested in ${about}.` : 'I have a question about a property.'
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}
