import { panelTexts } from '#app/strings/en/lead-panel.ts'

import { spanText } from './duration-text.ts'

/** Milliseconds between two moments: of the desk's hours, and by the clock on the wall. */
export type Waited = { working: number; wall: number }

/** With less than this of the desk's hours there was none of them. In milliseconds. */
const NONE = 1000

/** Has what is said of the time on the wall say how much of it were the desk's hours, where that is less. */
export function withHours(said: string, { working, wall }: Waited): string {
  if (spanText(working) === spanText(wall)) return said
  return working < NONE
    ? panelTexts.outsideHours(said)
    : panelTexts.ofHours(said, spanText(working))
}
