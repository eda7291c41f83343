const UNITS = {
  acres: 'acres?',
  hectares: 'hectares?|ha',
  'sq ft': String.raw`sq(?:uare)?\.?\s?(?:ft|feet|foot)|sft`,
  'sq yards': String.raw`sq(?:uare)?\.?\s?(?:yards?|yds?)|gaj`,
  'sq m': String.raw`sq(?:uare)?\.?\s?(?:m|mtrs?|met(?:re|er)s?)`,
  floors: 'floors?|storeys?',
  towers: '(?:commercial |residential )?towers?',
  BHK: 'bhk|bedrooms?',
  '%': '%|per ?cent',
}
const units = Object.entries(UNITS)

/** Figures of one unit: `3 and 5 BHK`, `1,250–5,000 sq. yards`, `G+19 floors`. */
export type StatedFigures = {
  unit: string
  amounts: number[]
  /** The amounts are the ends of a range. */
  isRange: boolean
  /** `more than 130 acres` */
  isAbout: boolean
  text: string
  /** Without the unit. */
  value: string
}

export const NUMBER = String.raw`\d+(?:,\d{2,3})*(?:\.\d+)?`
/** A comma continues a number or a list, never both, so that no text takes long. */
const LIST = String.raw`(?:${NUMBER}\+?(?:,\s|,(?=\d(?!\d))|\/|\s?[–-]\s?|\sto\s|\s?&\s?|,?\s(?:and|or)\s))*${NUMBER}`
// Without lookbehind, which Safari 15 lacks.
const FIGURES = new RegExp(
  String.raw`(?:^|[^\p{L}\d.,₹])(?<about>(?:about|around|nearly|almost|over|above|more than)\s)?(?<figure>(?<value>${LIST})\+?[\s-]*(?:${units.map(([, unit], at) => `(?<u${at}>${unit})`).join('|')}))(?![\p{L}\d])`,
  'giu',
)
/** Of two numbers with a comma alone between them, only the second has the unit: `in 2030, 24 floors`. */
const OTHER_NUMBER = new RegExp(String.raw`^(?:${NUMBER},\s)+(?=${NUMBER}$)`)
const MAX_BEDROOMS = 20

/** Reads English text with digits. */
export function statedFigures(text: string): StatedFigures[] {
  return [...text.matchAll(FIGURES)].map(({ groups = {} }) => {
    const [unit = ''] = units.find((_, at) => groups[`u${at}`] !== undefined) ?? []
    const [other = ''] = OTHER_NUMBER.exec(groups['value'] ?? '') ?? []
    const value = groups['value']?.slice(other.length) ?? ''
    return {
      unit,
      amounts: amountsIn(value, unit),
      isRange: isRange(value),
      isAbout: groups['about'] !== undefined,
      text: groups['figure']?.slice(other.length) ?? '',
      value,
    }
  })
}

function amountsIn(value: string, unit: string): number[] {
  const amounts = numbersIn(value)
  // `Sector 150, 3 and 5 BHK`
  return unit === 'BHK' ? amounts.filter((one) => one <= MAX_BEDROOMS) : amounts
}

export function numbersIn(value: string): number[] {
  return (value.match(new RegExp(NUMBER, 'g')) ?? []).map((one) => Number(one.replaceAll(',', '')))
}

export function isRange(value: string): boolean {
  return /[–-]|\sto\s/.test(value)
}
