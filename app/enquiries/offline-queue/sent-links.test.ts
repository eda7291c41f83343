import { beforeEach, expect, test, vi } from 'vitest'

import { forgetSent, keepSent, onSentChange, readSent, sentLinks } from './sent-links.ts'
import { hasSent } from './sent-mark.ts'

const linkOf = (index: number) => `/privacy/withdraw/${String(index).padStart(32, '0')}`
const at = new Date('2026-11-26T10:00:00.000Z')
const shut = () => {
  throw new Error('shut')
}
const kept = () => sentLinks(readSent()).map(({ to }) => to)

beforeEach(() => {
  const items = new Map<string, string>()
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
    removeItem: (name: string) => items.delete(name),
  }
  const isKept = (_: object, name: string | symbol) => items.has(String(name))
  vi.stubGlobal('localStorage', new Proxy(storage, { has: isKept }))
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
  return () => vi.unstubAllGlobals()
})

test('a link is stored once, newest first, until it is over', () => {
  expect(hasSent()).toBe(false)
  for (const index of [1, 2, 1]) keepSent(linkOf(index), at)
  expect(kept()).toEqual([linkOf(1), linkOf(2)])
  expect(sentLinks(readSent())[0]).toEqual({ to: linkOf(1), at: at.toISOString() })
  forgetSent(linkOf(1))
  forgetSent(linkOf(3))
  expect(kept()).toEqual([linkOf(2)])
  forgetSent(linkOf(2))
  expect(hasSent()).toBe(false)
})

test('a listener runs on each change, and only then', () => {
  const hear = vi.fn<() => void>()
  const stop = onSentChange(hear)
  forgetSent(linkOf(1))
  expect(hear).not.toHaveBeenCalled()
  keepSent(linkOf(1), at)
  expect(hear).toHaveBeenCalledOnce()
  stop()
  keepSent(linkOf(2), at)
  expect(hear).toHaveBeenCalledOnce()
})

test('only the newest twenty are stored', () => {
  for (let index = 0; index < 25; index += 1) keepSent(linkOf(index), at)
  expect(kept()).toHaveLength(20)
  expect(kept()[0]).toBe(linkOf(24))
})

test.each(['', 'no json', '{}', '[null]', '[{"to":"https://elsewhere.test","at":"2026-11-26"}]'])(
  'a foreign link is ignored: %s',
  (text) => expect(sentLinks(text)).toEqual([]),
)

test('blocked storage keeps nothing, without an error', () => {
  vi.stubGlobal('localStorage', { getItem: shut, setItem: shut, removeItem: shut })
  expect(() => keepSent(linkOf(1), at)).not.toThrow()
  expect(hasSent()).toBe(false)
})
