import type { Requirement } from './requirement.ts'

/** `seen` is the stored text of `shown`, empty for a guess; links open a message with text. */
export type LeadRequirement = {
  shown: Requirement
  isGuess: boolean
  text: string
  seen: string
  words: string
  places: readonly string[]
  matches: readonly Match[]
}

/** At most, in rupees; a guess is from the message. */
export type LeadBudget = { amount: number; isGuess: boolean }

export type Match = {
  slug: string
  name: string
  detail: string
  whatsApp: string
  mail: string | undefined
}
