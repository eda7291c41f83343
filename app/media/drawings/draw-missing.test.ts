import { existsSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, expect, test } from 'vitest'

import { drawnMeadows as meadows } from '#test/catalogue/drawn-meadows.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'

import { drawMissing } from './draw-missing.server.ts'
import { readDrawingState } from './drawing-state.server.ts'
import { drawnStore } from './drawn-store.server.ts'
import type { DrawingJob } from './drawing-job.ts'
import { targetSets, type DrawnProject } from './wanted-sets.server.ts'

const { folder, remove } = temporaryFolder()
afterEach(remove)

const farms: DrawnProject = { ...meadows, id: 901, slug: 'test-farms', type: 'Farmhouse' }

function drawing({ slot, file }: DrawingJob): Promise<Buffer> {
  writeFileSync(file, slot.id)
  const { width, height, id } = slot
  const hash = `${id.length.toString(16).padStart(8, '0')}00000000`
  return Promise.resolve(Buffer.from(JSON.stringify({ bytes: id.length, width, height, hash })))
}

async function drawAll(
  projects: readonly DrawnProject[],
  draw: (job: DrawingJob) => Promise<Buffer> = drawing,
) {
  const store = drawnStore(folder)
  const wanted = await targetSets(projects)
  await store.take(wanted)
  const stop = new AbortController()
  const failed: number[] = []
  // Those wait for their retry.
  const waiting = (await readDrawingState(folder)).failed.length
  let open = store.missing().length - waiting
  const settle = () => {
    open -= 1
    if (open === 0) stop.abort()
  }
  await drawMissing(
    {
      dataFolder: folder,
      missing: store.missing,
      draw,
      stored: async () => {
        await store.take(wanted)
        settle()
      },
      failed: ({ projectId: project }) => {
        failed.push(project)
        settle()
      },
    },
    stop.signal,
  )
  return { store, failed }
}

const shown = (store: ReturnType<typeof drawnStore>, id: string) => store.of(id)?.pictures[0]

test('shows a project’s pictures only when the last is drawn', async () => {
  const seen: (string | undefined)[] = []
  const store = drawnStore(folder)
  const wanted = await targetSets([meadows])
  await store.take(wanted)
  const before = store.version()
  expect(store.isAwaited('test-meadows-wide')).toBe(true)
  const { store: after } = await drawAll([meadows], async (job) => {
    await store.take(wanted)
    seen.push(shown(store, 'test-meadows')?.master)
    return drawing(job)
  })
  expect(seen).toEqual([undefined, undefined])
  expect(store.isBehind()).toBe(true)
  await store.take(wanted)
  expect(store.version()).toBeGreaterThan(before)
  for (const id of ['test-meadows', 'test-meadows-wide']) {
    expect(existsSync(shown(store, id)?.master ?? '')).toBe(true)
    expect(shown(after, id)).toEqual(shown(store, id))
    expect(store.isAwaited(id)).toBe(false)
  }
})

test('a failure is reported, leaves no partial set and delays no other project', async () => {
  const { store, failed } = await drawAll([meadows, farms], async (job) => {
    if (job.slot.id === 'test-farms-wide') throw new Error('too few pencils')
    return drawing(job)
  })
  expect(failed).toEqual([901])
  expect(store.missing().map(({ projectId: project }) => project)).toEqual([901])
  expect(shown(store, 'test-farms')).toBeUndefined()
  expect(readdirSync(join(folder, 'drawn/901'))).toEqual([])
  const state = await readDrawingState(folder)
  expect(state).toMatchObject({
    waiting: 1,
    failed: [{ name: 'Test Meadows', tries: 1, reason: 'too few pencils' }],
  })
  // The next process keeps the time of the retry.
  const plots: DrawnProject = { ...meadows, id: 902, slug: 'test-plots', type: 'Plots' }
  const again = await drawAll([meadows, farms, plots])
  expect(shown(again.store, 'test-plots')).toBeDefined()
  expect(again.store.missing().map(({ projectId: project }) => project)).toEqual([901])
})

test('redraws changed facts, shows the old drawing until then and keeps it available', async () => {
  await drawAll([meadows])
  const store = drawnStore(folder)
  await store.take(await targetSets([meadows]))
  const old = shown(store, 'test-meadows')
  const changed = { ...meadows, elevation: { towers: 2, floors: 30 } }
  await store.take(await targetSets([changed]))
  expect(shown(store, 'test-meadows')).toMatchObject({ master: old?.master, alt: old?.alt })
  expect(store.isAwaited('test-meadows')).toBe(true)
  const { store: after } = await drawAll([changed])
  const [first, second, ...others] = after.of('test-meadows')?.pictures ?? []
  expect(first?.alt).toContain('2 towers of 30 floors')
  expect(second?.master).toBe(old?.master)
  expect(others).toEqual([])
})

test('redraws a set with a missing or truncated file', async () => {
  const { store } = await drawAll([meadows, farms])
  rmSync(shown(store, 'test-meadows-wide')?.master ?? '')
  truncateSync(shown(store, 'test-farms')?.master ?? '', 3)
  const next = drawnStore(folder)
  await next.take(await targetSets([meadows, farms]))
  expect(next.missing().map(({ projectId: project }) => project)).toEqual([901, 900])
  const { store: after } = await drawAll([meadows, farms])
  expect(after.missing()).toEqual([])
})
