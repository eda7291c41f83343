/** What the words of a command say; one that it does not know is answered with how to use it, without a stack. */
export function readArgs<Words>(read: () => Words, usage: string): Words {
  try {
    return read()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${reason}\n${usage}`, { cause: error })
  }
}
