import { moneyUnits } from '#app/lib/money.ts'

const COUNTS = 'one|two|three|four|five|six|seven|eight|nine|ten'.split('|')

/** By their first three letters. */
export const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** `|` separates spellings; a space stands for none, or for one with signs such as `-`. */
const WORDS: Readonly<Record<string, string>> = {
  named: COUNTS.join('|'),
  max: '(?:in )?budget(?: (?:of|is|under|below|up to))?|(?:price )?(?:under|below)|(?:not more|no more|less(?:er)?) than|up to|max(?:imum)?(?: of)?|within|till|at most|<(?: ?=)?',
  min: '(?:more|greater) than|(?:price )?above|over|from|min(?:imum)?|at least|beyond|start(?:s|ing)?(?: (?:from|at))?|>(?: ?=)?',
  about: '(?:budget )?around|about|approx(?:imately)?|roughly|nearly|near|~',
  between: '(?:in |budget )?between',
  under: 'tak|max(?:imum)?|or less|or below|and below|ke andar|(?:ke|se) niche|se kam',
  over: String.raw`\+|plus|min(?:imum)?|onwards?|(?:and|or) (?:above|more)|se (?:upar|zyada|jyada)`,
  to: '[-–—]|to|till|up to|se',
  and: '&|and',
  listed: '[,/&+]|and|or',
  crore: moneyUnits.crore.replaceAll(',', '|'),
  lakh: moneyUnits.lakh.replaceAll(',', '|'),
  thousand: moneyUnits.thousand.replaceAll(',', '|'),
  rupee: '₹|rs|inr|rupees?',
  currency: String.raw`us ?\$|[$£€]|usd|dollars?|aed|dirhams?|dhs?|gbp|pounds?|euros?|eur|sgd|cad|aud|qar|sar|riyals?|kwd|omr|bhd|dinars?`,
  millions: 'm|mn|mln|mil|millions?|b|bn|billions?',
  rooms: 'bhks?|b h k|bed(?: rooms?|s)?|bd?r',
  size: 'sq(?:uare)?(?: (?:f(?:ee|oo)?t|y(?:ar)?ds?|m(?:tr?)?|met(?:er|re)s?))?|sft|f(?:ee)?t|y(?:ar)?ds?|gaj|guz|acres?|bighas?|hectares?|met(?:er|re)s?|km',
  time: 'y(?:ea)?rs?|months?',
  sector: 'sec(?:t(?:ors?)?)?',
  dated: 'possession(?: date)?|hand over|completion|delivery|ready(?: to move)?',
  link: 'in|by|before|till|until|up to|around|date|of|is|the|end|ready|possession',
}

/** Made of words and of each other; a space stands for signs such as `-`. */
const PARTS: Readonly<Record<string, string>> = {
  word: String.raw`(?=\.?[\p{L}\p{M}\p{N}])\S+\s`,
  figure: String.raw`\.?\d[\d.,]*\s`,
  /** No part of a code, such as `24x7`. */
  bare: String.raw`\.?\d[\d.,]*(?!\n)\s`,
  sign: String.raw`[^\p{L}\p{M}\p{N}]\s`,
  month: String.raw`(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\s`,
  count: '(?:{figure}|{named})',
  before: '(?:(?:(?<max>{max})|(?<min>{min})|(?<about>{about})|(?<between>{between})) )?',
  after: '(?:(?<under>{under})|(?<over>{over}))?',
  counted: String.raw`{before}(?<list>{count}(?:(?:{listed}|{to}){count})*)(?<open>\+\s)? `,
  unit: '(?:{crore}(?:{count}{lakh})?|{lakh})(?:{count}{thousand})?|{thousand}',
  amount: '(?:{rupee} )?(?:{count}(?:{unit})|{bare}(?!{rooms}|{size}|{time}))(?:{rupee})?',
  /** Of any currency. */
  sum: '(?:(?:{rupee}|{currency}) )?{count}(?:{unit})?(?:{millions})?(?:{rupee}|{currency})?',
  foreign: '(?=(?:{rupee} )?(?:{currency}|{count}(?:{unit})?(?:{millions}|{currency}))){sum}',
}

const GAP = String.raw`(?:[-.–#'’]\s)*`

/** Matches a text of `spaced` from one place on. */
export const pattern = (source: string) => new RegExp(expanded(source), 'uy')

function expanded(source: string): string {
  return source.replaceAll(' ', GAP).replaceAll(/\{([a-z]+)\}/g, (whole, name: string) => {
    if (PARTS[name] !== undefined) return expanded(PARTS[name])
    const gap = String.raw`(?:\s${GAP})?`
    const words = WORDS[name]?.normalize('NFKC').replaceAll(' ', gap)
    return words === undefined ? whole : String.raw`(?:${words})\s`
  })
}

const TOKEN = /\.?\d+(?:[.,]\d+)*|(?:(?!\d)[\p{L}\p{M}\p{N}])+|[^\s\p{Z}\p{C}]/gu
const isWord = (token: string | undefined) => /^\.?[\p{L}\p{M}\p{N}]/u.test(token ?? '')

/** `3bhk, Noida` becomes `3\nbhk , noida `, with the place in the line of each start and end. */
export function spaced(line: string) {
  const tokens = [...line.matchAll(TOKEN)]
  const [starts, ends] = [new Map<number, number>(), new Map([[0, 0]])]
  let text = ''
  for (const [at, { 0: token, index }] of tokens.entries()) {
    const [next, end] = [tokens[at + 1], index + token.length]
    const isGlued = next?.index === end && isWord(token) && (isWord(next[0]) || next[0] === '%')
    // `⑴` is `(1)`.
    const other = isWord(token) ? /[^\p{L}\p{M}\p{N}.,]/gu : /\s/g
    starts.set(text.length, index)
    text += token.toLowerCase().normalize('NFKC').replaceAll(other, '') + (isGlued ? '\n' : ' ')
    ends.set(text.length, end)
  }
  return { text, starts, ends }
}

/** `two crore` becomes `2 crore`. */
export const inDigits = (text: string) =>
  text.replaceAll(/[a-z]+/g, (word) => String(COUNTS.indexOf(word) + 1 || word))
