export type Sign = 'hidden' | 'hasty' | 'unsolved'

/** Programs fill in a "subject", while browsers and password managers do not. */
export const HIDDEN_FIELD = 'subject'

const WEAK = 40

/** SPAM_SCORE make spam; fast typing or no solution alone is honest, both together are not. */
export const signPoints = { hidden: 100, hasty: WEAK, unsolved: 20 } as const satisfies Record<
  Sign,
  number
>

export type SpamSignals = {
  isHiddenFilled: boolean
  isHasty: boolean
  challenge?: { nonce: string; expiresAt: Date } | undefined
}

/** A browser without script sends no signals, which alone means nothing. */
export const NO_SIGNALS: SpamSignals = { isHiddenFilled: false, isHasty: false }

export type SentSigns = {
  hidden: string
  /** Milliseconds since the page opened; undefined where it was not measured. */
  ms?: number | undefined
  solved?: unknown
}

export function matchedSigns({
  isHiddenFilled,
  isHasty,
}: SpamSignals): Exclude<Sign, 'unsolved'>[] {
  return [
    ...(isHiddenFilled ? (['hidden'] as const) : []),
    ...(isHasty ? (['hasty'] as const) : []),
  ]
}

export function pointsOf(signs: readonly Sign[]): number {
  return signs.reduce((sum, sign) => sum + signPoints[sign], 0)
}
