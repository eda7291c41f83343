export type TypedHours =
  | { ok: true; hours: { opens: number; closes: number }[] }
  | { ok: false; fault: 'unread' | 'backwards' | 'overlap' }

/** Reads `9-13, 14:30-19`, with any dash, `to` or `and`; empty is a day without hours. */
export function readHours(typed: string): TypedHours {
  const text = typed.trim().toLowerCase()
  if (text === '') return { ok: true, hours: [] }
  const hours: { opens: number; closes: number }[] = []
  for (const part of text.split(/[,;&]|\band\b/)) {
    const [opens, closes, ...more] = part.split(/[-–—]|\bto\b/).map(readTime)
    if (opens === undefined || closes === undefined || more.length > 0)
      return { ok: false, fault: 'unread' }
    if (closes <= opens) return { ok: false, fault: 'backwards' }
    hours.push({ opens, closes })
  }
  hours.sort((a, b) => a.opens - b.opens)
  const overlaps = hours.some(({ opens }, index) => opens < (hours[index - 1]?.closes ?? 0))
  return overlaps ? { ok: false, fault: 'overlap' } : { ok: true, hours }
}

/** Minutes after midnight of `9`, `09:30`, `9.30` or `24`. */
function readTime(typed: string): number | undefined {
  const match = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(typed.trim())
  if (!match) return undefined
  const minutes = Number(match[1]) * 60 + Number(match[2] ?? 0)
  return Number(match[2] ?? 0) < 60 && minutes <= 1440 ? minutes : undefined
}
