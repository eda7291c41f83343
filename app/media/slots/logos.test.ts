import { expect, test } from 'vitest'

import { readPictureName } from '#app/media/renditions/picture-address.ts'

import { builderLogo, isLogo, logosOf } from './logos.ts'

test('each builder has one slot, whatever the case of its name', () => {
  expect(builderLogo('Godrej')).toBe('builder-godrej-logo')
  expect(builderLogo('Gaur & Sons')).toBe(builderLogo('Gaur  &  Sons'))
  expect(builderLogo('गौड़')).not.toBe(builderLogo('लोढ़ा'))
  for (const name of ['Godrej', 'गौड़', 'A'.repeat(200), '& Co.']) {
    const slot = builderLogo(name)
    expect(isLogo(slot)).toBe(true)
    expect(readPictureName(`${slot}-0123abcd-480-2.avif`)?.id).toBe(slot)
  }
})

test('a project without a developer has only its own logo', () => {
  expect(logosOf({ slug: 'cedar-court' })).toEqual({
    project: 'cedar-court-logo',
    builder: undefined,
  })
})
