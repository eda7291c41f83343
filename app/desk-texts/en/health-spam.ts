import { isolating } from '#app/lib/bidi.ts'

const shown = (count: number) => count.toLocaleString('en-IN')

/** Words of the owner's morning on enquiries that the site keeps as spam. */
export const spamTexts = isolating({
  says: (kept: number, max: number) => `The site keeps ${shown(kept)} of at most ${shown(max)}.`,
  late: (hour: number, day: number, usualDay: number) =>
    `${shown(hour)} came in the last hour, ${shown(day)} in the last day. A usual day has ${shown(Math.round(usualDay))}.`,
  unusualTodo:
    'Someone most likely floods the site. Open Suspect, look through what is marked “Please check” and move what is honest to the leads. If it lasts for hours, have your provider block the addresses that send most.',
  fullTodo:
    'The site deletes the worst and oldest spam first. Raise ENQUIRY_SUSPECTS_KEPT if you want to keep more.',
} as const)
