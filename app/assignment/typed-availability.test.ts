import { expect, test } from 'vitest'

import { readTypedTakes } from './typed-availability.ts'

test('a cap may be typed in digits of any script', () => {
  const form = new FormData()
  form.append('cap', ' ૧૫ ')
  expect(readTypedTakes(form)).toMatchObject({ ok: true, takes: { cap: 15 } })
})
