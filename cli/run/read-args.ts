/** Ends with the usage, without a stack, on an unknown option. */
export function readArgs<Words>(read: () => Words, usage: string): Words {
  try {
    return read()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${reason}\n${usage}`, { cause: error })
  }
}
