/** A file of an archive: its text as it is made. */
export type ZipFile = { path: string; texts: AsyncIterable<string> | Iterable<string> }

type Bytes = Uint8Array<ArrayBuffer>
type Written = { path: Bytes; method: number; crc: number; size: number; packed: number }
type Placed = Written & { at: number }

const STORED = 0
const DEFLATED = 8
/** Sizes follow the bytes, and names are in UTF-8 (APPNOTE 4.4.4). */
const FLAGS = 0x08_08
const VERSION = 20
/** 1 January 1980, the first day that the format knows. */
const DAY = 0x21
const MAX_SIZE = 0xff_ff_ff_ff
const encoder = new TextEncoder()

/**
 * A ZIP archive (PKWARE APPNOTE 6.3) of texts, piece by piece, so that its size fills no memory. It packs
 * with the platform's own deflate; a browser without one gets the same archive unpacked. Whoever stops
 * reading ends the texts.
 */
export async function* zipArchive(files: AsyncIterable<ZipFile>): AsyncGenerator<Bytes, void> {
  const placed: Placed[] = []
  let at = 0
  for await (const { path, texts } of files) {
    const method = hasDeflate() ? DEFLATED : STORED
    const file = { path: encoder.encode(path), method, crc: 0, size: 0, packed: 0, at }
    const head = localHead(file)
    yield head
    for await (const bytes of packedBytes(texts, file)) {
      file.packed += bytes.length
      yield bytes
    }
    const tail = sizesOf(file)
    yield tail
    placed.push(file)
    at += head.length + file.packed + tail.length
    if (Math.max(at, file.size) > MAX_SIZE) throw new RangeError('The archive exceeds 4 GiB')
  }
  const entries = placed.map(centralEntry)
  yield* entries
  yield archiveEnd(
    placed.length,
    entries.reduce((sum, { length }) => sum + length, 0),
    at,
  )
}

/** The archive as a stream; a reader who leaves ends it. */
export function byteStream(bytes: AsyncGenerator<Bytes, void>): ReadableStream<Bytes> {
  return new ReadableStream({
    async pull(stream) {
      const { value, done } = await bytes.next()
      if (done === true) stream.close()
      else stream.enqueue(value)
    },
    async cancel() {
      await bytes.return()
    },
  })
}

function hasDeflate(): boolean {
  return typeof CompressionStream === 'function'
}

/** Packs the texts and notes in `file` what the archive says of them. */
async function* packedBytes(texts: ZipFile['texts'], file: Written): AsyncGenerator<Bytes> {
  const plain = byteStream(countedBytes(texts, file))
  const packed =
    file.method === STORED ? plain : plain.pipeThrough(new CompressionStream('deflate-raw'))
  // Safari cannot iterate a stream.
  const reader = packed.getReader()
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) break
      if (value.length > 0) yield value
    }
  } finally {
    await reader.cancel()
  }
}

async function* countedBytes(texts: ZipFile['texts'], file: Written) {
  let crc = -1
  for await (const text of texts) {
    const bytes = encoder.encode(text)
    file.size += bytes.length
    crc = crcOf(bytes, crc)
    yield bytes
  }
  file.crc = ~crc >>> 0
}

const CRC_TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit += 1)
    crc = (crc & 1) === 1 ? (crc >>> 1) ^ 0xed_b8_83_20 : crc >>> 1
  return crc
})

/** CRC-32 of ISO 3309, begun with -1. */
function crcOf(bytes: Bytes, begun: number): number {
  let crc = begun
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return crc
}

function localHead({ path, method }: Written): Bytes {
  const fields = [u32(0x04_03_4b_50), u16(VERSION), u16(FLAGS), u16(method), u16(0), u16(DAY)]
  return joined([...fields, u32(0), u32(0), u32(0), u16(path.length), u16(0), [...path]])
}

function sizesOf({ crc, size, packed }: Written): Bytes {
  return joined([u32(0x08_07_4b_50), u32(crc), u32(packed), u32(size)])
}

function centralEntry({ path, method, crc, size, packed, at }: Placed): Bytes {
  const made = [u32(0x02_01_4b_50), u16(VERSION), u16(VERSION), u16(FLAGS), u16(method)]
  const sizes = [u16(0), u16(DAY), u32(crc), u32(packed), u32(size), u16(path.length)]
  return joined([...made, ...sizes, u16(0), u16(0), u16(0), u16(0), u32(0), u32(at), [...path]])
}

function archiveEnd(count: number, length: number, at: number): Bytes {
  const numbers = [u16(0), u16(0), u16(count), u16(count), u32(length), u32(at), u16(0)]
  return joined([u32(0x06_05_4b_50), ...numbers])
}

const u16 = (value: number) => [value & 0xff, (value >>> 8) & 0xff]
const u32 = (value: number) => [...u16(value), ...u16(value >>> 16)]
const joined = (fields: readonly number[][]) => Uint8Array.from(fields.flat())
