import { Zip, ZipDeflate } from 'fflate'

export type ZipFile = { path: string; texts: AsyncIterable<string> | Iterable<string> }

/** Bytes; the format's limit without ZIP64. */
const MAX_SIZE = 0xff_ff_ff_ff
const encoder = new TextEncoder()

/** Streams a ZIP archive in bounded memory; a reader who stops ends the texts. */
export async function* zipArchive(
  files: AsyncIterable<ZipFile>,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const ready: Uint8Array<ArrayBuffer>[] = []
  let at = 0
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    at += bytes.length
    ready.push(bytes)
  })
  for await (const { path, texts } of files) {
    const file = new ZipDeflate(path)
    // The format's first day: equal texts make equal archives.
    file.mtime = new Date(1980, 0)
    zip.add(file)
    for await (const text of texts) {
      file.push(encoder.encode(text))
      yield* ready.splice(0)
    }
    file.push(new Uint8Array(), true)
    yield* ready.splice(0)
    if (Math.max(at, file.size) > MAX_SIZE) throw new RangeError('The archive exceeds 4 GiB')
  }
  zip.end()
  yield* ready
}
