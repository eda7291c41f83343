/** What may look as if a program had sent an enquiry; stored with it by these names. */
export type Sign = 'hidden' | 'hasty' | 'unsolved'

/**
 * The name of the field that only programs fill in: many have something for it, and neither browsers nor
 * password managers do.
 */
export const HIDDEN_FIELD = 'subject'

/** The most points that one sign has which an honest visitor may show as well. */
const WEAK = 40

/**
 * What each sign weighs; an enquiry with ENQUIRY_SUSPECT_POINTS is kept apart. People never see nor reach
 * the hidden field. Who types fast, and whose browser solves no puzzle, are honest as long as that is
 * all: it takes both.
 */
export const signPoints = { hidden: 100, hasty: WEAK, unsolved: 20 } as const satisfies Record<
  Sign,
  number
>

/** What was told of how an enquiry was filled in, as far as it could be believed. */
export type Telling = {
  /** The field was filled in that is there for programs alone. */
  isHiddenFilled: boolean
  /** Its page was opened a moment before; false where nobody measured. */
  isHasty: boolean
  /** The puzzle whose solution came with it; whether another enquiry had it before is not asked yet. */
  puzzle?: { nonce: string; expiresAt: Date } | undefined
}

/** Nothing was told, as by a browser without script: that alone says nothing. */
export const NOTHING_TOLD: Telling = { isHiddenFilled: false, isHasty: false }

/** What the form sends of how it was filled in, before any of it is believed. */
export type SentSigns = {
  /** What the hidden field holds. */
  hidden: string
  /** Milliseconds from the opening of the page; absent where nothing was typed on it, or no script measured. */
  ms?: number | undefined
  /** A puzzle with its solution. */
  solved?: unknown
}

/** The signs that can be told without a database. */
export function signsTold({ isHiddenFilled, isHasty }: Telling): Exclude<Sign, 'unsolved'>[] {
  return [
    ...(isHiddenFilled ? (['hidden'] as const) : []),
    ...(isHasty ? (['hasty'] as const) : []),
  ]
}

export function pointsOf(signs: readonly Sign[]): number {
  return signs.reduce((sum, sign) => sum + signPoints[sign], 0)
}
