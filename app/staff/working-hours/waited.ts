import { panelTexts } from '#app/strings/en/lead-panel.ts'

import { spanText } from './duration-text.ts'

/** Milliseconds: of working hours, and of all hours. */
export type Waited = { working: number; wall: number }

/** Milliseconds below which no working hour counts. */
const NONE = 1000

/** Whether the person phoned or came in, so that the enquiry was the first contact. */
export function isSpokenFirst(wall: number): boolean {
  return wall < NONE
}

/** Adds how much of a duration were working hours, where that is less. */
export function withHours(text: string, { working, wall }: Waited): string {
  if (spanText(working) === spanText(wall)) return text
  return working < NONE
    ? panelTexts.outsideHours(text)
    : panelTexts.ofHours(text, spanText(working))
}
