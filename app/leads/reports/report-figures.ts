import type { FirstContact } from './contact-clock.ts'

/** By what leads are counted. */
export type Dimension =
  | 'project'
  | 'city'
  | 'source'
  | 'campaign'
  | 'owner'
  | 'status'
  | 'lost'
  | 'call-project'
  | 'chat-project'

/** Leads and presses of one day, or of a week from its first day in the range on. */
export type DayFigures = { day: string; leads: number; calls: number; chats: number }

/** How many there are of each; the most first. */
export type Counts = readonly { key: string; count: number }[]

/** What is counted of a range. */
export type InsightFigures = {
  leads: number
  calls: number
  chats: number
  /** Every day of the range that has any. */
  days: readonly DayFigures[]
  by: Readonly<Record<Dimension, Counts>>
  /** Leads that came at least as far: contacted, site visit, negotiation, won. */
  reached: readonly [number, number, number, number]
  contact: FirstContact
  /** By the owner's id. */
  contactOf: Readonly<Record<string, FirstContact>>
}
