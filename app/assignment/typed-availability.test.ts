import { expect, test } from 'vitest'

import { readTypedAvailability } from './typed-availability.ts'

test('a cap may be typed in digits of any script', () => {
  const form = new FormData()
  form.append('cap', ' ૧૫ ')
  expect(readTypedAvailability(form)).toMatchObject({ ok: true, availability: { cap: 15 } })
})
