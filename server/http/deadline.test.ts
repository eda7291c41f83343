import { getEventListeners } from 'node:events'

import { expect, test } from 'vitest'

import { withDeadline } from './deadline.ts'

const asked = new Request('http://homes.test/')

test('an answer in time is that answer', async () => {
  const response = await withDeadline(asked, 5000, () => Promise.resolve(new Response('here')))
  expect(await response?.text()).toBe('here')
})

test('work that takes too long is told to stop, and nobody hears of its late end', async () => {
  let signal: AbortSignal | undefined
  let cancelled = false
  const late = Promise.withResolvers<Response>()
  const answer = await withDeadline(asked, 10, (request) => {
    signal = request.signal
    return late.promise
  })
  expect([answer, signal?.aborted]).toEqual([undefined, true])
  late.resolve(new Response(new ReadableStream({ cancel: () => void (cancelled = true) })))
  await expect.poll(() => cancelled).toBe(true)
})

test('a failure after the deadline ends nothing', async () => {
  const late = Promise.withResolvers<Response>()
  expect(await withDeadline(asked, 10, () => late.promise)).toBeUndefined()
  // An unhandled rejection would fail this run.
  late.reject(new Error('too late'))
  await new Promise((resolve) => setImmediate(resolve))
})

test('a visitor who leaves stops the work', async () => {
  const visitor = new AbortController()
  const request = new Request('http://homes.test/', { signal: visitor.signal })
  const answer = withDeadline(
    request,
    5000,
    ({ signal }) =>
      new Promise((resolve) =>
        signal.addEventListener('abort', () => resolve(new Response('left'))),
      ),
  )
  visitor.abort()
  expect(await (await answer)?.text()).toBe('left')
})

test('what is answered is not held on to', async () => {
  const { signal } = new AbortController()
  const request = new Request('http://homes.test/', { signal })
  await withDeadline(request, 5000, () => Promise.resolve(new Response('here')))
  expect(getEventListeners(request.signal, 'abort')).toEqual([])
})
