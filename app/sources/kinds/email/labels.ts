const MAX_LABEL = 30

/** Values by their label, in lower case: `Mobile: 98…`, or the value on the line after `Mobile:`. */
export function labelled(lines: readonly string[]): (...labels: string[]) => string | undefined {
  const values = new Map<string, string>()
  for (const [index, line] of lines.entries()) {
    const label = labelOf(line)
    if (label === undefined || values.has(label)) continue
    const rest = line.slice(line.indexOf(':') + 1).trim()
    const next = lines[index + 1] ?? ''
    const value = rest === '' && labelOf(next) === undefined ? next : rest
    if (value !== '') values.set(label, value)
  }
  return (...labels) => labels.map((label) => values.get(label)).find((one) => one !== undefined)
}

function labelOf(line: string): string | undefined {
  const end = line.indexOf(':')
  const label = line.slice(0, end).replaceAll('’', "'").trim().toLowerCase()
  const isLabel = end > 0 && label.length <= MAX_LABEL && /^[a-z][a-z' &.-]*$/.test(label)
  return isLabel && !/^(?:https?|mailto|tel)$/.test(label) ? label : undefined
}

/** The parts between these marks of the text as one line. */
export function between(lines: readonly string[], from: string, to: string): string | undefined {
  const text = lines.join(' ')
  const start = text.indexOf(from)
  if (start < 0) return undefined
  const end = text.indexOf(to, start + from.length)
  return end < 0 ? undefined : text.slice(start + from.length, end).trim() || undefined
}
