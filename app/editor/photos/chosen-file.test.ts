import { expect, test } from 'vitest'

import { photoTexts as texts } from '#app/strings/en/photos.ts'

import { fileFault, fileText } from './chosen-file.ts'

const jpeg = { name: 'gate.jpg', type: 'image/jpeg', size: 2_449_000 }

test('refuses a file that is no picture or too large before the upload', () => {
  expect(fileFault(jpeg, 50)).toBeUndefined()
  expect(fileFault(jpeg, 2)).toBe(texts.tooLarge(2))
  expect(fileFault({ ...jpeg, name: 'list.pdf', type: 'application/pdf' }, 50)).toBe(
    texts.notPicture,
  )
})

test.each(['IMG_0042.HEIC', '_MG_0042.HIF', 'gate.heif', 'gate.avif', 'gate.jfif', 'मुख्य द्वार.hif'])(
  '%s is a picture where the system knows no type for it',
  (name) => {
    expect(fileFault({ ...jpeg, name, type: '' }, 50)).toBeUndefined()
    expect(fileFault({ ...jpeg, name, type: 'application/octet-stream' }, 50)).toBeUndefined()
  },
)

test('a file without a type and without a picture’s name is no picture', () => {
  expect(fileFault({ ...jpeg, name: 'heic', type: '' }, 50)).toBe(texts.notPicture)
  expect(fileFault({ ...jpeg, name: 'list.hifx', type: '' }, 50)).toBe(texts.notPicture)
})

test('shows a file’s name and size', () => {
  expect(fileText(jpeg)).toBe('gate.jpg, 2.4 MB')
})
