import { setTimeout as sleep } from 'node:timers/promises'

import { afterEach, expect, test } from 'vitest'

import { openWorker } from '#test/helpers/site/open-worker.ts'
import { printed, start } from '#test/helpers/site/process.ts'

/** Milliseconds in which a slow machine starts a process. */
const SOON = { timeout: 10_000 }

const opened: { close: () => void }[] = []
afterEach(() => {
  for (const worker of opened.splice(0)) worker.close()
})

function open(limits: Parameters<typeof openWorker>[0] = {}) {
  const worker = openWorker(limits)
  opened.push(worker)
  const ask = async (does: string, ms = 0, signal?: AbortSignal) =>
    Number(await worker.run({ does, ms }, signal))
  return { ask, close: worker.close }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('jobs share one process, which ends when idle', async () => {
  const { ask } = open({ idleMs: 200 })
  const [one, other] = await Promise.all([ask('say', 50), ask('say')])
  expect(one).toBe(other)
  expect(await ask('say')).toBe(one)
  await expect.poll(() => isRunning(one), SOON).toBe(false)
  expect(await ask('say')).not.toBe(one)
})

test('an error of a job reaches its caller with the original stack', async () => {
  const { ask } = open()
  const error = await ask('throw').catch((reason: unknown) => reason)
  expect(error).toMatchObject({
    message: 'It cannot be made.',
    stack: expect.stringContaining('worker-jobs.ts'),
  })
  expect(await ask('unheard of').catch(() => 'refused')).toBe('refused')
  expect(await ask('say')).toBeGreaterThan(0)
})

test('a job that crashes its process fails alone, and other jobs are done', async () => {
  const { ask } = open()
  const beside = [ask('say', 1000), ask('say', 1000)]
  await expect(ask('die', 300)).rejects.toThrow('died of its job')
  const [one, other] = await Promise.all(beside)
  expect(one).toBeGreaterThan(0)
  expect(other).toBeGreaterThan(0)
  expect(await ask('say')).toBeGreaterThan(0)
})

test('an endless job times out with its process', async () => {
  const { ask } = open({ jobMs: 4000 })
  const pid = await ask('say')
  await expect(ask('hang')).rejects.toThrow('longer than 4000 ms')
  await expect.poll(() => isRunning(pid), SOON).toBe(false)
  expect(await ask('say')).not.toBe(pid)
})

test.runIf(process.platform === 'linux')(
  'a job above its memory limit ends, without a retry',
  async () => {
    const { ask } = open({ maxBytes: 200_000_000 })
    const pid = await ask('say')
    const swelling = ask('swell', 15_000)
    await expect(swelling).rejects.toThrow('took more than 200000000 bytes')
    await expect.poll(() => isRunning(pid), SOON).toBe(false)
  },
)

test('a job that crashes its process runs once where it alone can be the cause', async () => {
  const { ask } = open({ isRetried: false })
  const pid = await ask('say')
  const started = performance.now()
  await expect(ask('die', 300)).rejects.toThrow('died of its job')
  expect(performance.now() - started).toBeLessThan(600 + 2 * 300)
  expect(await ask('say')).not.toBe(pid)
})

test('an aborted job ends its process, unless others use it', async () => {
  const { ask } = open()
  const pid = await ask('say')
  const [leaving, beside] = [new AbortController(), ask('say', 500)]
  const left = ask('say', 15_000, leaving.signal)
  leaving.abort()
  await expect(left).rejects.toThrow('No one waits')
  expect(await beside).toBe(pid)
  const [alone, hung] = [new AbortController(), await ask('say')]
  const asked = ask('hang', 0, alone.signal)
  alone.abort()
  await expect(asked).rejects.toThrow('No one waits')
  await expect.poll(() => isRunning(hung), SOON).toBe(false)
  await expect(ask('say', 0, AbortSignal.abort())).rejects.toThrow('No one waits')
  expect(await ask('say')).not.toBe(hung)
})

test('a process that has grown too large is replaced after its jobs', async () => {
  const { ask } = open({ retireBytes: 200_000_000 })
  const pid = await ask('say')
  const slow = ask('say', 800)
  expect(await ask('swell')).toBe(pid)
  expect(await ask('say')).not.toBe(pid)
  expect(await slow).toBe(pid)
  await expect.poll(() => isRunning(pid), SOON).toBe(false)
})

test('closing ends running jobs at once, and accepts no more', async () => {
  const { ask, close } = open()
  const pid = await ask('say')
  const running = ask('say', 10_000)
  close()
  await expect(running).rejects.toThrow('takes no more jobs')
  await expect(ask('say')).rejects.toThrow('takes no more jobs')
  await expect.poll(() => isRunning(pid), SOON).toBe(false)
})

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'the process ends with its parent, which got %s',
  async (signal) => {
    const asker = start(['test/helpers/site/worker-parent.ts'])
    const pid = Number((await printed(asker, /worker (\d+)/))[1])
    expect(isRunning(pid)).toBe(true)
    process.kill(pid, 'SIGTERM')
    await sleep(200)
    expect(isRunning(pid)).toBe(true)
    asker.child.kill(signal)
    // Both write to one pipe, which closes when the second process ends.
    await asker.ended
  },
)

test('it does not keep its parent alive', async () => {
  const asker = start(['test/helpers/site/worker-parent.ts', 'leave'])
  expect(await asker.ended).toBe(0)
})
