import { getEventListeners } from 'node:events'

import { expect, test } from 'vitest'

import { withDeadline } from './deadline.ts'

const asked = new Request('http://homes.test/')

test('a response in time is returned', async () => {
  const response = await withDeadline(asked, 5000, () => Promise.resolve(new Response('here')))
  expect(await response?.text()).toBe('here')
})

test('work past the deadline is aborted, and its late result is dropped', async () => {
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

test('a failure after the deadline is not unhandled', async () => {
  const late = Promise.withResolvers<Response>()
  expect(await withDeadline(asked, 10, () => late.promise)).toBeUndefined()
  // An unhandled rejection would fail this run.
  late.reject(new Error('too late'))
  await new Promise((resolve) => setImmediate(resolve))
})

test('a visitor who leaves aborts the work', async () => {
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

test('a finished response holds no reference', async () => {
  const { signal } = new AbortController()
  const request = new Request('http://homes.test/', { signal })
  await withDeadline(request, 5000, () => Promise.resolve(new Response('here')))
  expect(getEventListeners(request.signal, 'abort')).toEqual([])
})
