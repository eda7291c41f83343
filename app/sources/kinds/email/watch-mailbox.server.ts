import { foldersOf } from './mail-settings.ts'
import { mailboxFault, openMailbox, type MailContext } from './mailbox.server.ts'

/** Milliseconds of silence, which IDLE interrupts before. */
const SILENCE_MS = 6 * 60_000

/** IDLE in the first folder; the spam folder waits for the next check. */
export async function watchMailbox(
  context: MailContext,
  { onNews, signal }: { onNews: () => void; signal: AbortSignal },
): Promise<boolean> {
  const { settings } = context
  try {
    const client = await openMailbox(context, SILENCE_MS)
    const close = () => client.close()
    signal.addEventListener('abort', close)
    try {
      client.on('exists', ({ count, prevCount }) => {
        if (count > prevCount) onNews()
      })
      await client.mailboxOpen(foldersOf(settings)[0], { readOnly: true })
      onNews()
      while (!signal.aborted && client.usable) if ((await client.idle()) === false) break
    } finally {
      signal.removeEventListener('abort', close)
      client.close()
    }
  } catch (error) {
    const fault = mailboxFault(error, settings.host ?? '')
    return fault?.kind === 'failed' && fault.needsOwner
  }
  return false
}
