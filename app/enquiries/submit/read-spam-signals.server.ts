import { config } from '#app/config/config.server.ts'
import { readSolved } from '#app/enquiries/spam/challenge/challenge.server.ts'
import type { SentSigns, Telling } from '#app/enquiries/spam/spam-signals.ts'

export async function readSigns({ hidden, ms, solved }: SentSigns): Promise<Telling> {
  const puzzle = await readSolved(solved)
  return {
    isHiddenFilled: hidden.trim() !== '',
    isHasty: ms !== undefined && ms < config.ENQUIRY_LEAST_SECONDS * 1000,
    ...(puzzle && { puzzle }),
  }
}
