import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, expect, test } from 'vitest'

import { temporaryFolder } from '#test/helpers/database/data-folder.ts'

import { missingPictures } from './pictures-complete.ts'

const { folder, remove } = temporaryFolder()
afterEach(remove)

test('a slot that is not listed, or whose file is not there, is missing', () => {
  mkdirSync(folder, { recursive: true })
  const list = ['drawn', 'lost'].map((id) => ({ id, file: `${id}.avif` }))
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(list))
  writeFileSync(join(folder, 'drawn.avif'), '')
  expect(missingPictures(['drawn', 'lost', 'new'], folder)).toEqual(['lost', 'new'])
})
