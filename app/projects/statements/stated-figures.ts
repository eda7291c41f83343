/** A figure with its unit, as a text states it. */
export type StatedFigure = {
  /** What it counts: `acres`, `sq ft`, `BHK`; kilometres are metres. */
  unit: string
  amount: number
  /** Its words, other figures of the same unit with them: `2350 to 3200 sq ft`. */
  text: string
}

const UNITS = new Map<string, { unit: string; factor?: number }>(
  Object.entries({
    acres: ['acre', 'acres'],
    'sq ft': ['sq ft', 'sqft', 'square feet', 'square foot'],
    'sq yards': ['sq yard', 'sq yards', 'square yard', 'square yards'],
    'sq m': ['sq m', 'square metre', 'square metres', 'square meter', 'square meters'],
    m: ['m', 'metre', 'metres'],
    floors: ['floor', 'floors'],
    towers: ['tower', 'towers', 'commercial towers', 'residential towers'],
    BHK: ['bhk', 'bedroom', 'bedrooms'],
    studios: ['studio', 'studios'],
    amenities: ['amenities'],
    '%': ['%'],
  }).flatMap(([unit, spellings]) => spellings.map((spelling) => [spelling, { unit }])),
)
UNITS.set('km', { unit: 'm', factor: 1000 })

const NUMBERS = new Map(
  'one two three four five six seven eight nine ten'
    .split(' ')
    .map((word, index) => [word, index + 1]),
)
const WORD = /\d+(?:,\d+)*(?:\.\d+)?|sq\b\.?|[a-z]+|[^\s\w]/gi
const JOINTS = new Set([',', 'and', '&', 'or', 'to', '–', '-', '/', '+'])
const UP_TO = new Set(['to', '–'])

/** Beyond what any home has: a figure that was typed wrong is not counted up to. */
const MOST_BEDROOMS = 20

type Word = { text: string; start: number; end: number }

/** Every figure with a unit in a text: `3 and 5 BHK`, `four to five towers`, `1250–5000 sq. yards`. */
export function statedFigures(text: string): StatedFigure[] {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }): Word => ({
    text: word.toLowerCase().replace(/^sq\.$/, 'sq'),
    start: index,
    end: index + word.length,
  }))
  return words.flatMap((_, at) => {
    const found = unitAt(words, at)
    if (!found) return []
    const { amounts, start } = amountsBefore(words, at)
    const whole = text.slice(start, found.end)
    return spanned(amounts, found.unit).map(({ amount }) => ({
      unit: found.unit,
      amount: amount * found.factor,
      text: whole,
    }))
  })
}

function unitAt(words: readonly Word[], at: number) {
  const [one, two] = [words[at], words[at + 1]]
  const pair = two && UNITS.get(`${one?.text} ${two.text}`)
  const known = pair ?? UNITS.get(one?.text ?? '')
  const last = pair ? two : one
  return known && last && { unit: known.unit, factor: known.factor ?? 1, end: last.end }
}

type Amount = { amount: number; isUpTo: boolean }

/** The figures before a unit, first to last, and where they begin. */
function amountsBefore(words: readonly Word[], unit: number) {
  const amounts: Amount[] = []
  let start = words[unit]?.start ?? 0
  let joint = jointBefore(words, unit)
  let word = words[joint.at]
  let amount = numberOf(word?.text)
  while (word && amount !== undefined) {
    amounts.unshift({ amount, isUpTo: joint.isUpTo })
    start = word.start
    const last = joint.at
    joint = jointBefore(words, last)
    word = words[joint.at]
    amount = joint.at === last - 1 ? undefined : numberOf(word?.text)
  }
  return { amounts, start }
}

/** The word before a figure and what joins the two: `3 and 5`, `2–5`, `130+ acres`, `four-bedroom`. */
function jointBefore(words: readonly Word[], figure: number) {
  let at = figure - 1
  let isUpTo = false
  while (JOINTS.has(words[at]?.text ?? '')) {
    isUpTo ||= UP_TO.has(words[at]?.text ?? '')
    at -= 1
  }
  return { at, isUpTo }
}

/** Two to five bedrooms are two, three, four and five; of sizes and towers only the ends are stated. */
function spanned(amounts: readonly Amount[], unit: string): Amount[] {
  if (unit !== 'BHK') return [...amounts]
  return amounts.flatMap((one, at) => {
    const last = amounts[at + 1]
    if (!one.isUpTo || !last || last.amount > MOST_BEDROOMS) return [one]
    const count = Math.max(1, last.amount - one.amount)
    return Array.from({ length: count }, (_, step) => ({ ...one, amount: one.amount + step }))
  })
}

function numberOf(word = ''): number | undefined {
  return /^\d/.test(word) ? Number(word.replaceAll(',', '')) : NUMBERS.get(word)
}
