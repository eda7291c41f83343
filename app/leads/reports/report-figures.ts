import type { FirstContact } from './contact-clock.ts'

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

/** One day, or a week from its first day in the range. */
export type DayFigures = { day: string; leads: number; calls: number; chats: number }

/** Most first. */
export type Counts = readonly { key: string; count: number }[]

export type ReportFigures = {
  leads: number
  calls: number
  chats: number
  days: readonly DayFigures[]
  by: Readonly<Record<Dimension, Counts>>
  /** At least contacted, site visit, negotiation, won. */
  reached: readonly [number, number, number, number]
  contact: FirstContact
  contactOf: Readonly<Record<string, FirstContact>>
}
