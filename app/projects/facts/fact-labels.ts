import { plainText } from '#app/projects/facts/plain-text.ts'

import type { FactName } from './fact-names.ts'

/** Labels of rows that state a main fact, as developers write them. */
const LABELS: readonly [FactName, RegExp][] = [
  ['rera', /\brera\b|\bregistration\b|रेरा|पंजीकरण/],
  ['price', /\b(?:price|prices|cost|rate|bsp)\b|कीमत|मूल्य|दाम/],
  [
    'possession',
    /\b(?:possession|completion|hand(?:ed)?[ -]?over|delivery|ready)\b|कब्ज\u093C?ा|पज\u093C?ेशन/,
  ],
  ['area', /\b(?:area|land|acreage|acres|size|sizes|parcel)\b|क्षेत्रफल|भूमि|ज\u093C?मीन/],
]

/** Any other label is a figure of its own. */
export function factOfLabel(label: string): FactName {
  const plain = plainText(label)
  return LABELS.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'figure'
}
