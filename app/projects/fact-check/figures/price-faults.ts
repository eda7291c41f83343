import { rupeesOf } from '#app/lib/money.ts'

import { around } from './clauses.ts'
import { isFormer } from './former.ts'
import { headlineTexts, type ProjectContent } from './project-content.ts'
import { readPlain } from './plain-text.ts'
import { HOME, statedAmounts, type StatedAmount } from './stated-amounts.ts'
import { textsOf } from './texts-of.ts'
import type { TextFault } from './text-fault.ts'

/** Words before a price: `Plot from ₹ 95 Lacs`. */
const BEFORE = new RegExp(
  String.raw`\b(?:from|(?<!\bup )to|at|costs?|priced?|prices?|price is|starting|starts|${HOME} for)(?: only| just| about| now|:)? $|(?:^|\s)@ ?$|(?<=\bprice) ?[-–—:] $|(?:कीमत|दाम|केवल) $`,
  'u',
)
const AFTER = new RegExp(
  String.raw`^(?: ?(?:onwards?|upwards?)\b| ?(?:per|an?|each) ${HOME}\b)`,
  'u',
)
/** Near these words an amount may be a charge or an income. */
const OTHER =
  /\b(?:pay(?:s|ing)?|book(?:ing|ed|s)?|tokens?|deposits?|rents?|rental|lease|maintenance|charges?|fees?|parking|loans?|emis?|savings?|save|discounts?|off|stamp|gst|taxe?s?|turnover|worth|invest\w*|compensation|prizes?|registration|incomes?|returns?|returned|cashback|vouchers?|membership|plots? of land|nearby|elsewhere|in the sector|across the road|neighbou\w+)\b/u
const MAX_LOOKBEHIND = 60
/** No home costs less. */
const MIN_RUPEES = 1_000_000
/** No home costs more. */
const MAX_RUPEES = 500_000_000

/** Texts may name no other price than the page and its price list. */
export function textPriceFaults({
  price: entered,
  sections,
  headline,
  ...rest
}: ProjectContent): TextFault[] {
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
  const [before] = BEFORE.exec(plain.slice(Math.max(0, one.start - MAX_LOOKBEHIND), one.start)) ?? [
    '',
  ]
  const [after] = AFTER.exec(plain.slice(one.end)) ?? ['']
  const isPrice = before !== '' || after !== ''
  const isOther = isOtherMoney(text, one)
  const quote = quoted(one.start - before.length, one.end + after.length)
  const message = `a text says “${quote}”, but ${known}`
  const isLikely = one.rupees >= MIN_RUPEES && one.rupees < MAX_RUPEES
  if (!isOther && (isPrice || isLikely)) return [{ text: message }]
  // Too high an amount, or one with words for both, is only advice.
  if (isPrice !== isOther || one.rupees < MIN_RUPEES) return []
  return [{ text: message, isAdvice: true }]
}

/** An amount before a surcharge is still a price. */
export function isOtherMoney(text: string, { start, end }: StatedAmount): boolean {
  const { plain } = readPlain(text)
  const { clause } = around(plain, start, end)
  const before = plain.slice(clause.start, start).replace(OFFER, '')
  const [after = ''] = plain.slice(end, clause.end).split(SURCHARGE)
  return OTHER.test(`${before}#${after}`)
}

/** Up to the home or colon of the amount, with words that invite to buy. */
const OFFER = new RegExp(
  String.raw`^.*\b${HOME}\b(?! of)|^.*:|\b(?:book|invest|buy) (?:now|today)\b|\b(?:pay|zero) no? ?\w+`,
  'u',
)
/** A surcharge follows: `₹ 55 Lacs + GST`. */
const SURCHARGE = /\+|\b(?:with|plus|after|excluding|including|incl|ex)\b/u
