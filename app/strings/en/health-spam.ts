import { isolating } from '#app/lib/text/bidi.ts'

const shown = (count: number) => count.toLocaleString('en-IN')

export const spamTexts = isolating({
  stored: (stored: number, max: number) => `${shown(stored)} stored; the limit is ${shown(max)}.`,
  late: (hour: number, day: number, usualDay: number) =>
    `${shown(hour)} in the last hour, ${shown(day)} in the last day. Usually ${shown(Math.round(usualDay))} a day.`,
  unusualTodo:
    'Someone is probably flooding the site. Open Spam and go through the enquiries marked “Please check”. Mark genuine ones “Not spam”. If it lasts for hours, ask your provider to block the addresses that send most.',
  fullTodo:
    'The site deletes the worst and oldest spam first. Raise “Spam to keep” if you want to keep more.',
} as const)
