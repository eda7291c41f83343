type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>

/** What a browser names a key that an input method or a dead key holds back. */
const HELD_BACK = new Set(['Process', 'Unidentified', 'Dead'])

/**
 * The key of a shortcut, in lower case. Where the layout types no ASCII character (Hindi InScript, Arabic,
 * Cyrillic), it is what a US keyboard has at that position.
 */
export function pressedKey({ key, code, shiftKey }: Pressed): string {
  const isAscii = /^[ -~]+$/.test(key)
  const atPosition = isAscii && !HELD_BACK.has(key) ? undefined : usKey(code, shiftKey)
  return (atPosition ?? key).toLowerCase()
}

function usKey(code: string, isShift: boolean): string | undefined {
  if (code === 'Slash') return isShift ? '?' : '/'
  return /^(?:Key|Digit|Numpad)([A-Z\d])$/.exec(code)?.[1]
}
