import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, expect, test } from 'vitest'

import { pictureName } from '#app/media/renditions/picture-address.ts'
import { findPicture } from '#app/media/slots/manifest.server.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'

import { cardStore } from './cards.ts'
import { pictureStore } from './pictures.ts'
import { tidyCache } from './tidy-cache.ts'

const { folder, remove } = temporaryFolder()
afterEach(remove)

test('only unnamed files are removed, and a missing folder is no error', async () => {
  await tidyCache(folder, () => false)
  mkdirSync(folder, { recursive: true })
  for (const name of ['a.jpg', 'b.jpg', 'b.jpg.123']) writeFileSync(join(folder, name), '')
  await tidyCache(folder, (name) => name === 'b.jpg')
  expect(readdirSync(folder)).toEqual(['b.jpg'])
})

test('a folder among the files stays with its contents', async () => {
  mkdirSync(join(folder, 'lost+found'), { recursive: true })
  for (const name of ['lost+found/a.jpg', 'b.jpg']) writeFileSync(join(folder, name), '')
  await tidyCache(folder, () => false)
  expect(readdirSync(folder)).toEqual(['lost+found'])
  expect(readdirSync(join(folder, 'lost+found'))).toEqual(['a.jpg'])
})

test('pictures and cards of older releases are removed', async () => {
  const old = ['connect-00000000-640.avif', 'nowhere-12345678-640.webp', 'connect.avif.7']
  const cards = ['home-12345678.jpg', 'home-00000000.jpg']
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  mkdirSync(join(folder, 'cards'), { recursive: true })
  const shown = findPicture('connect') ?? { id: 'connect', hash: '' }
  const kept = pictureName(shown, 740, 'avif')
  // From an earlier encoding.
  old.push(`connect-${shown.hash}-640.avif`)
  for (const name of [...old, kept]) writeFileSync(join(folder, 'pictures', name), '')
  for (const name of cards) writeFileSync(join(folder, 'cards', name), '')
  await pictureStore(folder, () => '').tidy()
  const card = { title: 'Home', brand: 'Northlight', picture: 'connect' }
  await cardStore(folder, () => ({ name: 'home-12345678', card })).tidy()
  expect(readdirSync(join(folder, 'pictures'))).toEqual([kept])
  expect(readdirSync(join(folder, 'cards'))).toEqual(['home-12345678.jpg'])
})
