/** Milliseconds, so that every answer comes within 6 seconds. */
const TIMEOUT_MS = 5500

export const RETRY_AFTER = { 'retry-after': '30' } as const

/** Rejects after the timeout; the work itself continues. */
export async function withTimeout<T>(work: Promise<T>, milliseconds = TIMEOUT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    const error = Object.assign(new Error('There was no answer in time'), { code: 'ETIMEDOUT' })
    timer = setTimeout(reject, milliseconds, error)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
