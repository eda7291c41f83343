import { readFileSync } from 'node:fs'

import {
  calc_s2 as ssimulacra2,
  initSync as initialise,
  new_buffer as makeRoom,
} from 'calc-s2-rust/calc_s2_rust.js'
import sharp from 'sharp'

const program = import.meta.resolve('calc-s2-rust/calc_s2_rust_bg.wasm')
const { memory } = initialise(readFileSync(new URL(program)))

/** SSIMULACRA 2 of two pictures of one size: 100 is identical, 90 indistinguishable, 70 high and 50 medium quality (github.com/cloudinary/ssimulacra2). */
export async function likeness(original: Buffer, made: Buffer): Promise<number> {
  const [one, other] = await Promise.all([pixels(original), pixels(made)])
  return quietly(() => {
    put('original', one.data)
    put('made', other.data)
    return ssimulacra2('original', 'made', one.info.width, one.info.height)
  })
}

function pixels(picture: Buffer) {
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

function put(name: string, data: Buffer): void {
  // Memory may have grown, which moves its buffer.
  const at = makeRoom(name, data.length)
  new Uint8Array(memory.buffer, at, data.length).set(data)
}

/** The program logs its buffers to the console. */
function quietly<Value>(work: () => Value): Value {
  const { log } = console
  console.log = () => {}
  try {
    return work()
  } finally {
    console.log = log
  }
}
