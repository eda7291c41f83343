import { expect, test } from 'vitest'

import { pressedKey } from './pressed-key.ts'

function pressed(key: string, code: string, shiftKey = false) {
  return pressedKey({ key, code, shiftKey })
}

test.each([
  ['Hindi InScript', 'ल', 'KeyN', 'n'],
  ['a conjunct of Hindi InScript', 'ज्ञ', 'Digit5', '5'],
  ['Devanagari digits', '१', 'Digit1', '1'],
  ['Gujarati digits on a number pad', '૪', 'Numpad4', '4'],
  ['Arabic', 'ى', 'KeyN', 'n'],
  ['Russian', 'т', 'KeyN', 'n'],
  ['Greek', 'Ν', 'KeyN', 'n'],
  ['Tamil', 'ச', 'KeyG', 'g'],
  ['an input method', 'Process', 'KeyJ', 'j'],
  ['a Mac with Option held', '†', 'KeyT', 't'],
  ['French digits without Shift', 'é', 'Digit2', '2'],
])('%s: %s at %s is the shortcut %s', (_layout, key, code, shortcut) => {
  expect(pressed(key, code)).toBe(shortcut)
})

test('the slash of a layout without one is at its position, with Shift the question mark', () => {
  expect(pressed('य', 'Slash')).toBe('/')
  expect(pressed('य़', 'Slash', true)).toBe('?')
})

test('a Latin layout is read as it types, wherever its letters are', () => {
  expect(pressed('n', 'KeyL')).toBe('n')
  expect(pressed('N', 'KeyN', true)).toBe('n')
  expect(pressed('?', 'Minus', true)).toBe('?')
})

test('keys without a letter keep their name', () => {
  expect(pressed('Escape', 'Escape')).toBe('escape')
  expect(pressed('ArrowLeft', 'ArrowLeft')).toBe('arrowleft')
  expect(pressed('ö', 'Semicolon')).toBe('ö')
})
