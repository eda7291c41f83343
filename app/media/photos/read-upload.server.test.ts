import { writeFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'

import { temporaryFolder } from '#test/helpers/database/data-folder.ts'

import { unpackUpload } from './photo-job.ts'
import { readUpload } from './read-upload.server.ts'

const { folder, remove } = temporaryFolder()
afterEach(remove)

async function read(form: FormData, type?: string) {
  const response = new Response(form)
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'form')
  writeFileSync(path, new Uint8Array(await response.arrayBuffer()))
  const sent = type ?? response.headers.get('Content-Type') ?? ''
  return unpackUpload(await readUpload({ path, type: sent, slot: 'connect' }))
}

async function withPhoto(alt: string): Promise<FormData> {
  const create = { width: 900, height: 600, channels: 3, background: 'teal' } as const
  const form = new FormData()
  form.append('file', new File([await sharp({ create }).png().toBuffer()], 'wall.png'))
  form.append('alt', alt)
  return form
}

test('reads a form’s description and photo', async () => {
  const { result: said, data } = await read(await withPhoto('  A wall,\r\n in teal. '))
  expect(said).toEqual({ alt: 'A wall, in teal.', width: 900, height: 600 })
  expect((await sharp(data).metadata()).compression).toBe('av1')
})

test('a photo may come without description, but not with its file name as one', async () => {
  expect((await read(await withPhoto(' '))).result).toMatchObject({ alt: '', width: 900 })
  expect((await read(await withPhoto('wall.png'))).result).toEqual({
    refused: expect.stringMatching(/Describe the photo/),
  })
})

test('refuses a form without file, and anything else, with a message', async () => {
  expect((await read(await withPhoto('a'.repeat(251)))).result).toEqual({
    refused: expect.stringMatching(/250 characters/),
  })
  const none = { refused: expect.stringMatching(/Choose a photo first/) }
  expect((await read(new FormData())).result).toEqual(none)
  expect((await read(await withPhoto('A wall.'), 'text/plain')).result).toEqual(none)
})
