/** Milliseconds that work may take, so that an answer comes within 6 seconds whatever it waits for. */
const PATIENCE = 5500

/** What an answer of 503 says of when to come again. */
export const COME_AGAIN = { 'retry-after': '30' } as const

/** Waits for work, but not for ever: what takes longer is rejected like what fails. It still runs on. */
export async function inTime<T>(work: Promise<T>, milliseconds = PATIENCE): Promise<T> {
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
