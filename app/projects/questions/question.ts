import type { Checked } from '#app/projects/model/checked.ts'

/** What every buyer asks about a project, in the order of the ledger. */
export const questions = [
  { key: 'price', label: 'Price', ask: 'Price list' },
  { key: 'rera', label: 'RERA number', ask: 'RERA number' },
  { key: 'sizes', label: 'Sizes', ask: 'Sizes' },
  { key: 'plans', label: 'Floor plans', ask: 'Floor plans' },
  { key: 'payment-plan', label: 'Payment plan', ask: 'Payment plan' },
  { key: 'possession', label: 'Possession', ask: 'Possession date' },
  { key: 'location', label: 'Exact location', ask: 'Exact location' },
  { key: 'availability', label: 'Availability', ask: 'Current availability' },
] as const

export const QUESTIONS = { anchor: 'questions', heading: 'What buyers ask' } as const

/** What the question of plans is called by type of project. */
export const planNames = {
  Apartments: 'Floor plans',
  Plots: 'Plot layout',
  Farmhouse: 'Plot layout',
  Commercial: 'Floor plans',
  Upcoming: 'Launch details',
} as const

export type QuestionKey = (typeof questions)[number]['key']

/** Staff have asked `whom` on the day `on` and expect the answer on `due`; days as `2026-11-24`. */
export type AskedQuestion = { question: QuestionKey; whom: string; on: string; due?: string }

export type QuestionState = { key: QuestionKey; label: string; ask: string } &
  /** `isPartial`: some types of unit are still open. */
  (
    | {
        state: 'confirmed'
        value: string
        source: Checked['source']
        day: string
        isPartial?: true
      }
    | { state: 'asked'; whom: string; on: string; due?: string }
    /** `known`: more than that it is not announced, as `Registered, number on request`. */
    | { state: 'not-announced'; known?: string }
  )
