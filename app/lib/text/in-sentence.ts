/** Lower case at the start, except abbreviations. */
export function inSentence(name: string): string {
  const [first = ''] = name.split(/\P{L}/u, 1)
  const isAbbreviation = first.length > 1 && first === first.toUpperCase()
  return isAbbreviation ? name : name.charAt(0).toLowerCase() + name.slice(1)
}
