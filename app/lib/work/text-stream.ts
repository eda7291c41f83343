/** The bytes of texts in UTF-8 as they are made; a reader who leaves ends the making. */
export function textStream(
  texts: AsyncGenerator<string, void>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(stream) {
      const { value, done } = await texts.next()
      if (done === true) stream.close()
      else stream.enqueue(encoder.encode(value))
    },
    async cancel() {
      await texts.return()
    },
  })
}

/**
 * The same parts once the first of them is there, so that what fails from the start is thrown before
 * anything is answered.
 */
export async function begun<Part>(
  parts: AsyncGenerator<Part, void>,
): Promise<AsyncGenerator<Part, void>> {
  const first = await parts.next()
  return rest()

  async function* rest(): AsyncGenerator<Part, void> {
    if (first.done === true) return
    try {
      yield first.value
      yield* parts
    } finally {
      await parts.return()
    }
  }
}
