/** Parsed JSON, or undefined for other text; a number that JavaScript would round stays as written. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text, (_name, value: unknown, context?: { source?: string }) =>
      typeof value === 'number' && !Number.isSafeInteger(value) && Number.isInteger(value)
        ? (context?.source ?? String(value))
        : value,
    )
  } catch {
    return undefined
  }
}
