type Bytes = Uint8Array<ArrayBuffer>

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

export function textStream(texts: AsyncGenerator<string, void>): ReadableStream<Bytes> {
  return byteStream(encoded(texts))
}

async function* encoded(texts: AsyncGenerator<string, void>): AsyncGenerator<Bytes, void> {
  const encoder = new TextEncoder()
  for await (const text of texts) yield encoder.encode(text)
}

/** Waits for the first part, so that an early failure throws before the response starts. */
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
