type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>

const UNNAMED_KEYS = new Set(['Process', 'Unidentified', 'Dead'])

/** In lower case; layouts without ASCII (Hindi InScript, Arabic, Cyrillic) map to the US key at that position. */
export function pressedKey({ key, code, shiftKey }: Pressed): string {
  const isAscii = /^[ -~]+$/.test(key)
  const atPosition = isAscii && !UNNAMED_KEYS.has(key) ? undefined : usKey(code, shiftKey)
  return (atPosition ?? key).toLowerCase()
}

function usKey(code: string, isShift: boolean): string | undefined {
  if (code === 'Slash') return isShift ? '?' : '/'
  return /^(?:Key|Digit|Numpad)([A-Z\d])$/.exec(code)?.[1]
}
