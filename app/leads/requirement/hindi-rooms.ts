const NUMBERS: Readonly<Record<string, number>> = {
  एक: 1,
  दो: 2,
  तीन: 3,
  चार: 4,
  पांच: 5,
  पाँच: 5,
  ek: 1,
  do: 2,
  teen: 3,
  tin: 3,
  char: 4,
  chaar: 4,
  paanch: 5,
  panch: 5,
}

const NUMBER = `${Object.keys(NUMBERS).join('|')}|[1-9]`
/** A plural is English: “do bedrooms have balconies”. */
const ROOMS = 'ब[ेै]ड[ -]?र[ूु]म|बी[ .]?एच[ .]?के|bed ?room|bhk'
const LETTER = '[\\p{L}\\p{M}\\d]'

const PHRASE = new RegExp(
  `(?<!${LETTER})(${NUMBER})(?:[ -]{0,2}(?:या|से|ya|se|or|to)?[ -]{0,2}(${NUMBER}))?[ -]{0,2}(?:${ROOMS})(?!${LETTER})`,
  'giu',
)

/** `दो या तीन बेडरूम` and `teen bhk` in the words that the site's search reads: `2 or 3 bhk`. */
export function readableRooms(text: string): string {
  return text.normalize('NFC').replace(PHRASE, (_, from: string, to: string | undefined) => {
    const counts = [from, to].flatMap((word) => (word === undefined ? [] : countOf(word)))
    return `${counts.join(' or ')} bhk`
  })
}

function countOf(word: string): number {
  return NUMBERS[word.toLowerCase()] ?? Number(word)
}
