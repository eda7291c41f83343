import { config } from '#app/config/config.server.ts'
import { readSolved } from '#app/enquiries/spam/challenge/challenge.server.ts'
import type { SentSigns, SpamSignals } from '#app/enquiries/spam/spam-signals.ts'

export async function readSigns({ hidden, ms, solved }: SentSigns): Promise<SpamSignals> {
  const challenge = await readSolved(solved)
  return {
    isHiddenFilled: hidden.trim() !== '',
    isHasty: ms !== undefined && ms < config.ENQUIRY_MIN_SECONDS * 1000,
    ...(challenge && { challenge }),
  }
}
