import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { mediaBucket } from '#app/media/storage/media-bucket.server.ts'
import { storageTexts } from '#app/strings/en/health-storage.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { putColour } from '#test/helpers/put-photo.ts'
import { testBucket } from '#test/helpers/site/bucket.ts'

import { readBucketState } from './bucket-state.server.ts'
import { judgeBucket } from './judge-projects.ts'

const texts = storageTexts.bucket
const { folder, remove } = temporaryFolder()
let settings: Awaited<ReturnType<typeof testBucket>>

beforeEach(async () => {
  settings = await testBucket()
})
afterEach(() => {
  settings.close()
  return remove()
})

const judged = async (other: Partial<typeof settings> = {}) =>
  judgeBucket(
    await readBucketState(mediaBucket({ ...settings, ...other, timeoutMs: 2000 }), folder),
  )

async function putList(text: string): Promise<void> {
  await mediaBucket(settings).put('media.json', new TextEncoder().encode(text))
}

test('a bucket that answers is good, and so is no bucket', async () => {
  expect(judgeBucket(await readBucketState(undefined, folder)).state).toBe('good')
  expect(await judged()).toMatchObject({
    state: 'good',
    message: texts.good(0),
  })
  await putColour(folder, 'connect', 'teal', mediaBucket(settings))
  expect((await judged()).message).toBe(texts.good(1))
})

test('a bucket that refuses the key or is unreachable is reported with a remedy', async () => {
  const refused = await judged({ secret: 'ANOTHER' })
  expect(refused).toMatchObject({ state: 'bad', message: expect.stringContaining('answered 403') })
  expect(refused.todo).toContain('MEDIA_BUCKET_SECRET')
  settings.close()
  expect(await judged()).toMatchObject({
    state: 'bad',
    message: expect.stringContaining('does not answer'),
  })
})

test('a photo whose file is only in the bucket is good, and one without a file is reported', async () => {
  const { file } = await putColour(join(folder, 'other'), 'connect', 'teal', mediaBucket(settings))
  expect((await judged()).state).toBe('good')
  settings.drop(file)
  expect(await judged()).toMatchObject({
    state: 'bad',
    message: texts.missing(1, 'connect'),
    todo: texts.missingTodo,
  })
})

test.each(['<html>', '[{"slot":7}]'])(
  'a list that says %s is reported as unreadable',
  async (text) => {
    await putList(text)
    const { state, message: says, todo } = await judged()
    expect([state, says]).toEqual(['bad', texts.unreadable])
    expect(todo).toBe(texts.unreadableTodo)
  },
)
