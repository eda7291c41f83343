const OFFSET_MS = 5.5 * 3_600_000

export function indianDay(moment: Date): string {
  return indianHour(moment).slice(0, 10)
}

/** As a form field has it, in India's time: `2026-11-26T18:30`. */
export function indianHour(moment: Date): string {
  return new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 16)
}

export function atIndianHour(hour: string): Date | undefined {
  const at = new Date(`${hour}:00+05:30`)
  return Number.isNaN(at.getTime()) ? undefined : at
}
