import { expect, test } from 'vitest'

import { photographTexts as texts } from '#app/desk-texts/en/photographs.ts'

import { fileFault, fileWords } from './chosen-file.ts'

const jpeg = { name: 'gate.jpg', type: 'image/jpeg', size: 2_449_000 }

test('what is no picture, or too large, is refused before it is sent', () => {
  expect(fileFault(jpeg, 50)).toBeUndefined()
  expect(fileFault(jpeg, 2)).toBe(texts.tooLarge(2))
  expect(fileFault({ ...jpeg, name: 'list.pdf', type: 'application/pdf' }, 50)).toBe(
    texts.notPicture,
  )
})

test('a HEIC that the system does not know is a picture', () => {
  expect(fileFault({ ...jpeg, name: 'IMG_0042.HEIC', type: '' }, 50)).toBeUndefined()
  expect(fileFault({ ...jpeg, name: 'heic', type: '' }, 50)).toBe(texts.notPicture)
})

test('a file is shown by its name and size', () => {
  expect(fileWords(jpeg)).toBe('gate.jpg, 2.4 MB')
})
