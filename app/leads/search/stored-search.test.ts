import { afterEach, expect, test, vi } from 'vitest'

import { forgetSearch, keepSearch, storedSearch } from './stored-search.ts'

afterEach(() => {
  forgetSearch()
  vi.unstubAllGlobals()
})

function openStorage(): Map<string, string> {
  const held = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => void held.set(key, text),
    removeItem: (key: string) => void held.delete(key),
  }
  vi.stubGlobal('window', { sessionStorage })
  return held
}

function shutStorage(): void {
  vi.stubGlobal('window', {
    get sessionStorage(): never {
      throw new DOMException('Access is denied', 'SecurityError')
    },
  })
}

test.each([
  ['a storage that is open', openStorage],
  ['one that is shut', shutStorage],
])('in %s a search is kept for its account, until it is cleared', (_, stub) => {
  stub()
  keepSearch('a1', 'Meera  Shah ')
  expect(storedSearch('a1')).toBe('Meera  Shah ')
  expect(storedSearch('a')).toBe('')
  expect(storedSearch('b2')).toBe('')
  keepSearch('a1', '')
  expect(storedSearch('a1')).toBe('')
  keepSearch('a1', '98765')
  forgetSearch()
  expect(storedSearch('a1')).toBe('')
})

test('a cleared search leaves the storage', () => {
  const held = openStorage()
  keepSearch('a1', '98765')
  expect([...held.values()]).toEqual(['a1 98765'])
  forgetSearch()
  expect([...held]).toEqual([])
})
