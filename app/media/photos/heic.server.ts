import { deflateSync, crc32 } from 'node:zlib'

import libheif from 'libheif-js/wasm-bundle.js'
import sharp from 'sharp'

import { refusalOf } from './photo.ts'

/** A HEIC file's main picture as an upright PNG with its colour profile, since sharp cannot decode HEIC; throws if it cannot be decoded. */
export async function heicToPng(
  file: Buffer,
  slot: string,
): Promise<{ png: Buffer } | { refused: string }> {
  const images = new libheif.HeifDecoder().decode(file)
  const image = images.find((one) => one.is_primary()) ?? images[0]
  if (!image) throw new Error('It holds no picture.')
  try {
    const [width, height] = [image.get_width(), image.get_height()]
    const refused = refusalOf({ width, height, frames: 1, isWhole: true }, slot)
    if (refused !== undefined) return { refused }
    const data = new Uint8ClampedArray(width * height * 4)
    await new Promise<void>((resolve, reject) =>
      image.display({ data, width, height }, (pixels) =>
        pixels ? resolve() : reject(new Error('It cannot be decoded.')),
      ),
    )
    const raw = { width, height, channels: 4 } as const
    const png = await sharp(data, { raw }).removeAlpha().png({ compressionLevel: 0 }).toBuffer()
    const profile = profileIn(file)
    return { png: profile ? withProfile(png, profile) : png }
  } finally {
    for (const one of images) one.free()
  }
}

const MAX_PROFILE = 1_000_000

/** The first ICC profile of a HEIF file (ISO 23008-12, a `colr` box of kind `prof`); decoders do not apply it. */
function profileIn(file: Buffer): Buffer | undefined {
  const at = file.indexOf('colrprof', 0, 'latin1')
  if (at < 4) return undefined
  const length = file.readUInt32BE(at - 4)
  if (length < 140 || length > MAX_PROFILE) return undefined
  const profile = file.subarray(at + 8, at - 4 + length)
  // ICC.1:2022, 7.2: the signature is at byte 36.
  return profile.toString('latin1', 36, 40) === 'acsp' ? profile : undefined
}

/** Bytes of a PNG's signature and first chunk (PNG, third edition, 11.2.1). */
const PNG_START = 33

/** The profile must precede the pixels (PNG, third edition, 11.3.2.3). */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length - 4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([png.subarray(0, PNG_START), length, body, sum, png.subarray(PNG_START)])
}
