import { expect, test } from 'vitest'
import decodeQR from 'qr/decode.js'

import { qrPath } from './qr-path.ts'

test('the path is read back as the text', () => {
  const text = 'https://www.up-rera.in/projects?id=1'
  const { d, size } = qrPath(text)
  const scale = 4
  const side = size * scale
  const data = new Uint8Array(side * side * 4).fill(255)
  for (const [, x = '', y = ''] of d.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let dy = 0; dy < scale; dy += 1) {
      for (let dx = 0; dx < scale; dx += 1) {
        const pixel = (Number(y) * scale + dy) * side + Number(x) * scale + dx
        data.fill(0, pixel * 4, pixel * 4 + 3)
      }
    }
  }
  expect(decodeQR({ width: side, height: side, data })).toBe(text)
})
