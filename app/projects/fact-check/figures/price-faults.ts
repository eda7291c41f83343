import { rupeesOf } from '#app/lib/money.ts'

import { around } from './clauses.ts'
import { isFormer } from './former.ts'
import { headlineTexts, type Listing } from './listing-statements.ts'
import { readPlain } from './plain-text.ts'
import { HOME, statedAmounts, type StatedAmount } from './stated-amounts.ts'
import { textsOf } from './texts-of.ts'
import type { TextFault } from './text-fault.ts'

/** Before an amount that is a price: `Plot from ₹ 95 Lacs`. */
const BEFORE = new RegExp(
  String.raw`\b(?:from|(?<!\bup )to|at|costs?|priced?|prices?|price is|starting|starts|${HOME} for)(?: only| just| about| now|:)? $|(?:^|\s)@ ?$|(?<=\bprice) ?[-–—:] $|(?:कीमत|दाम|केवल) $`,
  'u',
)
const AFTER = new RegExp(
  String.raw`^(?: ?(?:onwards?|upwards?)\b| ?(?:per|an?|each) ${HOME}\b)`,
  'u',
)
/** What is paid beside the price, or earned: an amount beside these may be another one. */
const OTHER =
  /\b(?:pay(?:s|ing)?|book(?:ing|ed|s)?|tokens?|deposits?|rents?|rental|lease|maintenance|charges?|fees?|parking|loans?|emis?|savings?|save|discounts?|off|stamp|gst|taxe?s?|turnover|worth|invest\w*|compensation|prizes?|registration|incomes?|returns?|returned|cashback|vouchers?|membership|plots? of land|nearby|elsewhere|in the sector|across the road|neighbou\w+)\b/u
/** Characters before an amount within which it is said what it is. */
const MOST_BEFORE = 60
/** Less than that is the price of no home. */
const LEAST_RUPEES = 1_000_000
/** So much is paid for a road, and for no home. */
const MOST_RUPEES = 500_000_000

/** No text of a page names another price than its head and its list. */
export function textPriceFaults({
  price: entered,
  sections,
  headline,
  ...rest
}: Listing): TextFault[] {
  const isHidden = rest.revealPrice !== undefined
  const price = isHidden ? '' : entered
  const rows = sections.flatMap((section) => (section.kind === 'prices' ? section.rows : []))
  const stated = [price, ...rows.flatMap(({ from, to = from }) => [from, to])].filter(Boolean)
  const amounts = new Set<number | undefined>(stated.map(rupeesOf))
  const known =
    stated.length > 0
      ? `its prices are ${[...new Set(stated)].join(', ')}`
      : isHidden
        ? 'its price is not public yet'
        : 'it has no price'
  return textsOf([rest, headlineTexts({ headline }), sections]).flatMap((text) =>
    statedAmounts(text)
      .filter((one) => !amounts.has(one.rupees) && !isFormer(text, one))
      .flatMap((one) => faultOf(one, text, known)),
  )
}

function faultOf(one: StatedAmount, text: string, known: string): TextFault[] {
  const { plain, quoted } = readPlain(text)
  const [before] = BEFORE.exec(plain.slice(Math.max(0, one.start - MOST_BEFORE), one.start)) ?? ['']
  const [after] = AFTER.exec(plain.slice(one.end)) ?? ['']
  const isPrice = before !== '' || after !== ''
  const isOther = isOtherMoney(text, one)
  const said = quoted(one.start - before.length, one.end + after.length)
  const words = `a text says “${said}”, but ${known}`
  const isLikely = one.rupees >= LEAST_RUPEES && one.rupees < MOST_RUPEES
  if (!isOther && (isPrice || isLikely)) return [{ text: words }]
  // What is priced and may be something else, or is more than any home, is not sure to be a price.
  if (isPrice !== isOther || one.rupees < LEAST_RUPEES) return []
  return [{ text: words, isAdvice: true }]
}

/** Whether an amount is said of what is paid or earned for something else: what is paid beside it is not that. */
export function isOtherMoney(text: string, { start, end }: StatedAmount): boolean {
  const { plain } = readPlain(text)
  const { clause } = around(plain, start, end)
  const before = plain.slice(clause.start, start).replace(OFFER, '')
  const [after = ''] = plain.slice(end, clause.end).split(BESIDE)
  return OTHER.test(`${before}#${after}`)
}

/** Up to the home or the colon that the amount is said of, and what asks to buy. */
const OFFER = new RegExp(
  String.raw`^.*\b${HOME}\b(?! of)|^.*:|\b(?:book|invest|buy) (?:now|today)\b|\b(?:pay|zero) no? ?\w+`,
  'u',
)
/** What follows comes on top: `₹ 55 Lacs + GST`. */
const BESIDE = /\+|\b(?:with|plus|after|excluding|including|incl|ex)\b/u
