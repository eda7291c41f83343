import { expect, test } from 'vitest'

import { begun, textStream } from './text-stream.ts'

async function* texts(): AsyncGenerator<string, void> {
  yield 'मीरा '
  yield 'asks'
}

test('texts become one body in UTF-8', async () => {
  expect(await new Response(textStream(texts())).text()).toBe('मीरा asks')
  expect(await new Response(textStream(await begun(texts()))).text()).toBe('मीरा asks')
})

test('a cancelled reader ends the generator', async () => {
  let [made, isEnded] = [0, false]
  async function* endless(): AsyncGenerator<string, void> {
    try {
      for (;;) yield String((made += 1))
    } finally {
      isEnded = true
    }
  }
  const reader = textStream(await begun(endless())).getReader()
  await reader.read()
  await reader.cancel()
  expect(isEnded).toBe(true)
  expect(made).toBeLessThan(5)
})

async function* failing(first: boolean): AsyncGenerator<string, void> {
  if (first) throw new Error('The database does not answer')
  yield 'begun'
  throw new Error('The database went away')
}

test('an early failure throws before the response, a later one ends the body', async () => {
  await expect(begun(failing(true))).rejects.toThrow('does not answer')
  const body = textStream(await begun(failing(false)))
  await expect(new Response(body).text()).rejects.toThrow('went away')
})
